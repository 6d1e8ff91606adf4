import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { dayLength } from '#shared/time/days.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import {
  amal,
  asStaff,
  basim,
  type Replied,
  receive,
  repliesTo,
  reply,
  store,
  submissionRow,
} from '../support/conversation.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { deliverMail, mailOf, storeConversation, visitor } from '../support/received-mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff } from '../support/staff.ts';

let mails: ReturnType<typeof mailbox>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mails = mailbox();
});

const later = (ms = dayLength) => new Date(Date.now() + ms).toISOString();
const tomorrow = () => vi.setSystemTime(Date.now() + dayLength + 1);
const undo = (id: string, entryId: string, by = amal) => asStaff(`${id}/replies/${entryId}`, { method: 'DELETE' }, by);
const repliesSent = () => mails.sent.filter(({ subject }) => subject === 'Your demo');
const answeredAt = async (id: string) => (await submissionRow(id))!.answered_at;

async function schedule(id: string, overrides: Record<string, unknown> = {}): Promise<Replied['entry']> {
  const response = await reply(id, { sendAt: later(), ...overrides });
  expect(response.status).toBe(202);
  return (await response.json<Replied>()).entry;
}

function block(email: string) {
  return requestWith(accessOff, '/api/admin/suppressions', jsonPost({ email }), 'http://localhost');
}

it('sends a reply at its time, and no earlier', async () => {
  const { id } = await store();
  const { sendAt, emailStatus } = await schedule(id);
  expect(emailStatus).toBe('queued');
  expect(await answeredAt(id)).toBe(sendAt);
  await deliverDue(env);
  expect(repliesSent()).toEqual([]);
  tomorrow();
  await deliverDue(env);
  await deliverDue(env);
  expect(repliesSent()).toHaveLength(1);
});

it('refuses a time that is past, or more than 60 days ahead', async () => {
  const { id } = await store();
  for (const sendAt of [later(-1), later(60 * dayLength + 1000), 'tomorrow']) {
    await expectRefusal(reply(id, { sendAt }), [
      422,
      'validation_failed',
      /^sendAt: (?:Please choose a time in the future, at most 60 days from now|The time must be an ISO 8601 time in UTC)\.$/,
    ]);
  }
  expect(await repliesTo(id)).toEqual([]);
});

it('cancels the reply when the visitor writes before, but not on an automatic reply', async () => {
  const { id } = await store();
  const entry = await schedule(id);
  await receive(id, { automatic: true });
  expect(await repliesTo(id)).toMatchObject([{ status: 'queued' }]);
  await receive(id);
  expect(await repliesTo(id)).toMatchObject([{ status: 'cancelled', last_error: 'visitor_replied' }]);
  const { conversation, submission } = await (await asStaff(id)).json<SubmissionDetail>();
  expect(conversation.find((one) => one.id === entry.id)).toMatchObject({ undelivered: 'visitor_replied' });
  expect(submission.waiting_since).not.toBeNull();
  expect(await answeredAt(id)).toBeNull();
  tomorrow();
  await deliverDue(env);
  expect(repliesSent()).toEqual([]);
});

it('keeps the time of the first reply that leaves', async () => {
  const { id } = await store();
  await schedule(id);
  const { entry } = await (await reply(id, { subject: 'Now' })).json<Replied>();
  expect(await answeredAt(id)).toBe(entry.at);
  await receive(id);
  expect(await answeredAt(id)).toBe(entry.at);
});

it('lets a colleague undo the reply, so that the request waits again', async () => {
  const { id } = await store();
  const entry = await schedule(id);
  vi.setSystemTime(Date.now() + dayLength / 2);
  expect((await undo(id, entry.id, basim)).status).toBe(200);
  expect(await submissionRow(id)).toMatchObject({ status: 'pending', answered_at: null });
  tomorrow();
  await deliverDue(env);
  expect(repliesSent()).toEqual([]);
});

it('sends to the corrected address', async () => {
  const { id } = await store();
  await schedule(id);
  await asStaff(id, { ...jsonPost({ email: 'layla.new@gulf.example' }), method: 'PATCH' });
  tomorrow();
  await deliverDue(env);
  expect(repliesSent().map(({ to }) => to)).toEqual(['layla.new@gulf.example']);
});

it('sends nothing once the address is blocked, and the request waits', async () => {
  const { id, email } = await store({ ...demoRequest(), email: 'blocked@later.example' });
  await schedule(id);
  await block(email);
  tomorrow();
  await deliverDue(env);
  expect(repliesSent()).toEqual([]);
  expect(await repliesTo(id)).toMatchObject([{ status: 'cancelled' }]);
  expect(await submissionRow(id)).toMatchObject({ waiting_since: expect.any(String), answered_at: null });
});

it('sends nothing to a visitor who had all data erased', async () => {
  const { id, email } = await store({ ...demoRequest(), email: 'erased@later.example' });
  await schedule(id, { cc: ['partner@later.example'] });
  await erasePersonalData(env, email, amal);
  tomorrow();
  await deliverDue(env);
  expect(repliesSent()).toEqual([]);
});

it('sends copies to three addresses at most, each once and none to the visitor twice', async () => {
  const { id, email } = await store();
  await expectRefusal(reply(id, { cc: ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example'] }), [
    422,
    'validation_failed',
    'cc: Enter at most three addresses.',
  ]);
  await expectRefusal(reply(id, { cc: ['not an address'] }), [
    422,
    'validation_failed',
    'cc.0: Please enter an email address such as name@company.com.',
  ]);
  const { cc } = await schedule(id, { cc: ['omar@gulf.example', 'Omar@gulf.example', email.toUpperCase()] });
  expect(cc).toEqual(['Omar@gulf.example']);
  tomorrow();
  await deliverDue(env);
  expect(repliesSent()).toMatchObject([{ to: email, cc: ['Omar@gulf.example'] }]);
});

it('refuses a copy to a blocked address, and leaves out one that was blocked since', async () => {
  const { id } = await store();
  const cc = ['blocked@copies.example', 'omar@copies.example'];
  await schedule(id, { cc });
  await block(cc[0]!);
  const refused = await reply(id, { cc });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'address_blocked', detail: expect.stringContaining(cc[0]!) },
  ]);
  tomorrow();
  await deliverDue(env);
  expect(repliesSent()).toMatchObject([{ cc: [cc[1]] }]);
});

it('keeps the addresses that a received email has in copy, without ours', async () => {
  const { id, address } = await storeConversation({ email: visitor });
  const headers = {
    to: `Rihla <${address}>, Team: Omar <omar@gulf.example>, ${visitor};`,
    cc: 'sales@rihla.example, "Omar" <OMAR@gulf.example>, noura@gulf.example, "Not an address" <x>',
  };
  await deliverMail(address, mailOf('We are three.', headers));
  const { conversation } = await (await asStaff(id)).json<SubmissionDetail>();
  expect(conversation.at(-1)!.cc).toEqual(['OMAR@gulf.example', 'noura@gulf.example']);
});

it('forgets a copied address whose owner had all data erased', async () => {
  const { id } = await store();
  await schedule(id, { cc: ['gone@copies.example', 'omar@copies.example'] });
  const draft = { subject: null, text: 'Dear', locale: 'en', cc: 'Gone@copies.example', version: null };
  await asStaff(`${id}/draft`, { ...jsonPost(draft), method: 'PUT' });
  await erasePersonalData(env, 'gone@copies.example', amal);
  const { conversation, drafts } = await (await asStaff(id)).json<SubmissionDetail>();
  expect([conversation.at(-1)!.cc, drafts[0]!.cc]).toEqual([['omar@copies.example'], null]);
});
