import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import {
  amal,
  asStaff,
  basim,
  listedIds,
  type Replied,
  repliesTo,
  reply,
  store,
  submissionRow,
} from '../support/conversation.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mailbox();
});
const correct = (id: string, body: object, by = amal) =>
  asStaff(id, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, by);
const found = (words: string) => listedIds(`q=${encodeURIComponent(words)}`);

it('stores a corrected contact, with an event that names the fields', async () => {
  const { id } = await store();
  const contact = {
    firstName: 'Hessa',
    lastName: 'Al Ali',
    email: 'hessa@new.example',
    phone: '٠٥٠١٢٣٤٥٦٧',
    company: 'Dune',
  };
  const response = await correct(id, contact);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    submission: {
      first_name: 'Hessa',
      last_name: 'Al Ali',
      email: 'hessa@new.example',
      phone: '0501234567',
      company: 'Dune',
    },
  });
  const { events } = await (await asStaff(id)).json<SubmissionDetail>();
  const to = 'firstName,lastName,email,phone,company';
  expect(events).toMatchObject([{ field: 'contact_corrected', from: null, to, by: amal }]);
  await correct(id, contact);
  expect((await (await asStaff(id)).json<SubmissionDetail>()).events).toHaveLength(1);
});

it('finds a corrected contact by the new values only', async () => {
  const { id } = await store();
  await correct(id, { lastName: 'Zarqawi', phone: '+971 50 765 4321' });
  await correct(id, { lastName: 'Zarouni' });
  expect(await found('Zarouni')).toEqual([id]);
  expect(await found('7654321')).toEqual([id]);
  expect(await found('Zarqawi')).toEqual([]);
});

it('renames an applicant in each place that holds the name', async () => {
  const { id } = await store(jobApplication());
  await correct(id, { firstName: 'Mariam', lastName: 'Saeed' });
  const { submission } = await (await asStaff(id)).json<SubmissionDetail>();
  expect(submission.additional_data.name).toBe('Mariam Saeed');
  expect(await submissionRow(id)).toMatchObject({ folded_name: 'mariam saeed' });
});

it('sends a queued reply to the corrected address', async () => {
  const { id } = await store();
  const { sent } = mailbox();
  const { entry } = await (await reply(id)).json<Replied>();
  await correct(id, { email: 'right@corrected.example' }, basim);
  await deliverDue(env, { now: () => Date.now() + 60_000 });
  expect(await repliesTo(id)).toMatchObject([{ id: entry.id, to_address: 'right@corrected.example' }]);
  const replies = sent.filter(({ subject }) => subject === 'Your demo');
  expect(replies.map(({ to }) => to)).toEqual(['right@corrected.example']);
});

it('undoes a reply and its change after a correction', async () => {
  const { id } = await store();
  const { entry } = await (await reply(id)).json<Replied>();
  vi.setSystemTime(Date.now() + 1000);
  await correct(id, { email: 'right@corrected.example' }, basim);
  const undone = await asStaff(`${id}/replies/${entry.id}`, { method: 'DELETE' });
  expect(await undone.json()).toMatchObject({
    submission: { status: 'pending', assignee: null, email: 'right@corrected.example' },
  });
});

it('corrects and changes a submission together, or does neither', async () => {
  const { id, email } = await store();
  const refused = await correct(id, {
    email: 'new@corrected.example',
    status: 'completed',
    expectedStatus: 'contacted',
  });
  expect(refused.status).toBe(409);
  expect(await submissionRow(id)).toMatchObject({ email, status: 'pending' });
  expect((await correct(id, { email: 'new@corrected.example', status: 'completed' })).status).toBe(200);
  expect(await submissionRow(id)).toMatchObject({ email: 'new@corrected.example', status: 'completed' });
});

it('keeps one of two corrections that arrive together, with its search text', async () => {
  const { id } = await store();
  const answers = await Promise.all([
    correct(id, { company: 'Alphacorp' }),
    correct(id, { lastName: 'Betason' }, basim),
  ]);
  const row = await submissionRow(id);
  const kept = answers.map(({ status }) => status);
  expect(kept).toContain(200);
  expect(row).toMatchObject(kept[0] === 200 ? { company: 'Alphacorp' } : { last_name: 'Betason' });
  expect(await found('Alphacorp')).toEqual(kept[0] === 200 ? [id] : []);
  expect(await found('Betason')).toEqual(kept[1] === 200 ? [id] : []);
});

it.each([
  [{ email: 'nobody' }, 'email'],
  [{ firstName: ' ' }, 'firstName'],
  [{ company: '' }, 'company'],
  [{ lastName: null }, 'lastName'],
  [{ phone: '1'.repeat(200) }, 'phone'],
])('refuses %j, as the form does', async (contact, path) => {
  const { id } = await store();
  const response = await correct(id, contact);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
});

it('takes an address that is already another person’s', async () => {
  const { email } = await store(demoRequest({ email: 'first@shared.example' }));
  const { id } = await store();
  expect((await correct(id, { email })).status).toBe(200);
  const { duplicates } = await (await asStaff(id)).json<SubmissionDetail>();
  expect(duplicates).toHaveLength(1);
});
