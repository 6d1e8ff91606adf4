import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { allCounts, emptyAnalytics } from '../support/analytics.ts';
import { jsonPost } from '../support/faults.ts';
import { mailbox, outbox } from '../support/mail.ts';
import { countOf } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyTables('form_submissions', 'emails', 'audit_log');
});

const lead = (overrides: object = {}) => ({
  id: crypto.randomUUID(),
  formType: 'demo',
  firstName: 'نورة',
  lastName: 'آل مكتوم',
  email: 'Noura@Dubai-Retail.example',
  phone: '+971 50 000 0009',
  locale: 'ar',
  message: 'تودّ رؤية العرض التوضيحي',
  consent: 'Asked for a demo on the phone, 26 November',
  ...overrides,
});
const enter = (body: object) => asStaff('/api/admin/submissions', jsonPost(body));

it('stores a contact entered by staff once, with an audit entry and no email', async () => {
  await emptyAnalytics();
  const { sent } = mailbox();
  const body = lead();
  const answers = await Promise.all([1, 2, 3].map(() => enter(body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const { submission } = await answers[0]!.json<{ submission: StaffSubmission }>();
  expect(submission).toMatchObject({
    id: body.id,
    form_type: 'demo',
    status: 'pending',
    locale: 'ar',
    stage: null,
    entered_by: 'amal@rihla.example',
    assignee: 'amal@rihla.example',
    additional_data: { additionalNotes: body.message, consent: body.consent },
  });
  expect([sent, await outbox()]).toEqual([[], []]);
  const { results } = await env.DB.prepare(
    "SELECT detail, done_by FROM audit_log WHERE action = 'submission_entered'",
  ).all();
  expect(results).toEqual([{ detail: body.id, done_by: 'amal@rihla.example' }]);
  expect(await allCounts()).not.toHaveProperty('step|demo.sent');
  const found = await (await getAsStaff('/api/admin/submissions?q=نوره مكتوم')).json<{ items: StaffSubmission[] }>();
  expect(found.items).toMatchObject([{ id: body.id }]);
  await expectRefusal(enter({ ...body, message: 'Another' }), [
    409,
    'id_already_used',
    'This id belongs to a different request.',
  ]);
  const csv = await (await getAsStaff('/api/admin/submissions.csv')).text();
  expect(csv).toContain('amal@rihla.example');
});

it('sends the confirmation only when that is chosen, and nothing to staff', async () => {
  const { sent } = mailbox();
  await enter(lead({ formType: 'partnership', confirm: true }));
  expect((await outbox()).map(({ kind, to_address }) => [kind, to_address])).toEqual([
    ['partnership_confirmation', 'Noura@Dubai-Retail.example'],
  ]);
  expect(sent[0]!.html).toContain('lang="ar"');
});

it('adds an application to the board, and requires its position', async () => {
  const career = { formType: 'career', lastName: '', experience: '2-5 years' };
  const refused = await enter(lead(career));
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'position' }] });
  const answer = await enter(lead({ ...career, position: 'AI Engineer' }));
  const { submission } = await answer.json<{ submission: StaffSubmission }>();
  expect(submission).toMatchObject({ stage: 'new', last_name: null, additional_data: { position: 'AI Engineer' } });
});

it.each([
  [{ consent: ' ' }, 'consent'],
  [{ email: 'nobody' }, 'email'],
  [{ firstName: 'ن'.repeat(300) }, 'firstName'],
  [{ formType: 'other' }, 'formType'],
])('refuses %j at its field, and stores nothing', async (overrides, path) => {
  const answer = await enter(lead(overrides));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  expect(await countOf('form_submissions')).toBe(0);
});
