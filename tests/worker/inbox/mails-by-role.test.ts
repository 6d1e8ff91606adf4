import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { brand } from '../../../src-shared/brand.ts';
import { gulfHour } from '../../../src-shared/time/days.ts';
import { sendSummaries } from '../../../src-worker/analytics/daily.ts';
import { sendDigests } from '../../../src-worker/inbox/digest.ts';
import { request } from '../support/client.ts';
import { as, colleagues, nameRoles } from '../support/colleagues.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { silenceLogs } from '../support/logs.ts';
import { emptyOutbox } from '../support/mail.ts';

const { admin, sales, recruiting, marketing, none } = colleagues;
const everybody = [admin, sales, recruiting, marketing, none];

beforeEach(async () => {
  silenceLogs();
  await emptyOutbox();
  for (const table of ['form_submissions', 'notice_choices', 'daily_runs']) {
    await env.DB.prepare(`DELETE FROM ${table}`).run();
  }
  await nameRoles();
});

async function submit(form: Record<string, unknown>): Promise<string> {
  const response = await request('/api/submissions', { ...form, email: `${crypto.randomUUID()}@visitor.example` });
  return (await response.json<{ submission: { id: string } }>()).submission.id;
}

async function told(kind: string): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT to_address FROM emails WHERE kind = ? ORDER BY to_address')
    .bind(kind)
    .all<{ to_address: string }>();
  return results.map(({ to_address }) => to_address).filter((address) => everybody.some((one) => one === address));
}

async function choose(way: string): Promise<void> {
  const insert = env.DB.prepare("INSERT INTO notice_choices VALUES (?, ?, ?, '', '')");
  await env.DB.batch(everybody.flatMap((address) => ['demo', 'career'].map((type) => insert.bind(address, type, way))));
}

it('tells of a new form only who may see it, and the shared addresses as before', async () => {
  await choose('mail');
  await submit(demoRequest());
  await submit(jobApplication());
  expect(await told('demo_notification')).toEqual([admin, sales].toSorted());
  expect(await told('career_notification')).toEqual([admin, recruiting].toSorted());
  const shared = await env.DB.prepare("SELECT count(*) AS n FROM emails WHERE kind = 'demo_notification'").first('n');
  expect(shared).toBe(2 + brand.staffAddresses.length);
});

it('names an open or new form in the daily email only to who may see it', async () => {
  await choose('digest');
  await submit(demoRequest());
  const application = await submit(jobApplication());
  await env.DB.batch([
    env.DB.prepare("UPDATE form_submissions SET submitted_at = '2026-11-24T05:00:00.000Z'"),
    env.DB.prepare('UPDATE form_submissions SET assignee = ? WHERE id = ?').bind(sales, application),
  ]);
  await sendDigests(env, gulfHour('2026-11-25', 10).getTime());
  const { results } = await env.DB.prepare("SELECT to_address, payload FROM emails WHERE kind = 'staff_digest'").all<{
    to_address: string;
    payload: string;
  }>();
  const digests = Object.fromEntries(
    results.map(({ to_address, payload }) => {
      const { digest } = JSON.parse(payload);
      return [to_address, [digest.open, digest.came.map(({ formType }: { formType: string }) => formType)]];
    }),
  );
  expect(digests).toEqual({
    [admin]: [0, ['demo', 'career']],
    [sales]: [0, ['demo']],
    [recruiting]: [0, ['career']],
  });
});

it('tells of an assignment and a name in a note only who may see the record', async () => {
  const id = await submit(jobApplication());
  await as('admin', `submissions/${id}`, { assignee: sales }, 'PATCH');
  expect(await told('assignment_notification')).toEqual([]);
  await as('admin', `submissions/${id}`, { assignee: recruiting }, 'PATCH');
  expect(await told('assignment_notification')).toEqual([recruiting]);
  const note = await as('admin', `submissions/${id}/notes`, { text: `@${sales} @${recruiting} @${none} please look` });
  expect(await note.json()).toMatchObject({ told: [recruiting] });
  expect(await told('mention_notification')).toEqual([recruiting]);
});

it('sends the weekly figures to who has them for a role', async () => {
  await env.DB.prepare('UPDATE staff SET summary = 1').run();
  await sendSummaries(env, gulfHour('2026-11-22', 10).getTime());
  expect(await told('staff_summary')).toEqual([admin, marketing].toSorted());
});
