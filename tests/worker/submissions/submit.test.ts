import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import { request } from '../support/client.ts';
import { demoRequest } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';

async function submit(body: unknown): Promise<{ status: number; submission: Submission }> {
  const response = await request('/api/submissions', body);
  return { status: response.status, ...(await response.json<{ submission: Submission }>()) };
}

async function mailsOf(submissionId: string) {
  const { results } = await env.DB.prepare('SELECT kind, to_address FROM emails WHERE submission_id = ? ORDER BY rowid')
    .bind(submissionId)
    .all();
  return results;
}

it('answers a repeated request with the stored record, without more emails', async () => {
  const body = demoRequest({ id: crypto.randomUUID() });
  const first = await submit(body);
  const second = await submit(body);
  expect(second).toEqual({ ...first, status: 200 });
  expect(await mailsOf(body.id as string)).toHaveLength(4);
});

it('stores one record when fifty requests with the same id arrive simultaneously', async () => {
  const body = demoRequest({ id: crypto.randomUUID() });
  const answers = await Promise.all(Array.from({ length: 50 }, () => request('/api/submissions', body)));
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([...Array(49).fill(200), 201]);
  expect(await mailsOf(body.id as string)).toHaveLength(4);
});

it('reports success for a ticked honeypot, but stores nothing', async () => {
  expectLogs('honeypot_triggered');
  const id = crypto.randomUUID();
  const { status, submission } = await submit(demoRequest({ id, contactMeByFax: true }));
  expect(status).toBe(201);
  expect(submission.id).toBe(id);
  expect(await env.DB.prepare('SELECT 1 FROM form_submissions WHERE id = ?').bind(id).first()).toBeNull();
  expect(await mailsOf(id)).toEqual([]);
});
