import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { request } from '../support/client.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
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

it('stores a demo request and answers with the stored record', async () => {
  const { status, submission } = await submit(demoRequest({ phone: '', companySize: undefined }));
  expect(status).toBe(201);
  expect(submission).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    form_type: 'demo',
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@gulf-logistics.example',
    company: 'Gulf Logistics',
    phone: null,
    message: 'Process Automation',
    additional_data: {
      companySize: null,
      useCase: 'Process Automation',
      preferredDate: demoRequest().preferredDate,
      preferredTime: '10-11 AM',
      timezone: 'Asia/Dubai',
      additionalNotes: 'We clear 400 containers a day.',
    },
    submitted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    status: 'pending',
    locale: 'en',
    source: null,
  });
});

it('stores the message of a partnership inquiry and the cover letter of a job application', async () => {
  const partnership = await submit(partnershipInquiry());
  expect(partnership.submission.message).toBe('We would like to lead the round.');
  expect(partnership.submission.additional_data).toEqual({
    companyType: 'Venture Capital',
    partnershipType: 'Series A',
    investmentAmount: '$5M - $10M',
  });
  const career = await submit(jobApplication());
  expect(career.submission).toMatchObject({
    first_name: 'Sara',
    last_name: 'Al Mansoori',
    message: 'I build retrieval systems.',
    additional_data: {
      name: 'Sara Al Mansoori',
      position: 'AI Engineer',
      experience: '2-5 years',
      portfolio: 'https://sara.example/work',
      coverLetter: 'I build retrieval systems.',
    },
  });
});

it('queues one confirmation and three staff notifications together with the record', async () => {
  const { submission } = await submit(demoRequest());
  expect(await mailsOf(submission.id)).toEqual([
    { kind: 'demo_confirmation', to_address: 'layla@gulf-logistics.example' },
    { kind: 'demo_notification', to_address: 'sales@rihla.example' },
    { kind: 'demo_notification', to_address: 'partners@rihla.example' },
    { kind: 'demo_notification', to_address: 'careers@rihla.example' },
  ]);
});

it('answers a repeated request with the stored record and queues no second set of mails', async () => {
  const body = demoRequest({ id: crypto.randomUUID() });
  const first = await submit(body);
  const second = await submit(body);
  expect(second).toEqual({ ...first, status: 200 });
  expect(await mailsOf(body.id as string)).toHaveLength(4);
});

it('rejects a different request with an id that is already used', async () => {
  const body = demoRequest({ id: crypto.randomUUID() });
  await submit(body);
  const response = await request('/api/submissions', { ...body, company: 'Another' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'id_already_used' });
  expect(await mailsOf(body.id as string)).toHaveLength(4);
});

it('stores one record when fifty requests with the same id arrive at once', async () => {
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
