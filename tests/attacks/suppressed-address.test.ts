import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { deliverDue } from '#worker/mail/delivery.ts';
import { beginOnMonday, bookDemo, monday, setTime } from '../worker/support/bookings.ts';
import { begunSession, leaveAddress } from '../worker/support/chats.ts';
import { request } from '../worker/support/client.ts';
import { reply, skipUndo } from '../worker/support/conversation.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../worker/support/forms.ts';
import { mailbox, outbox } from '../worker/support/mail.ts';
import { doubleOptIn, subscribe, suppressAddress } from '../worker/support/newsletter.ts';
import { getAsStaff } from '../worker/support/staff.ts';
import { emptyTables } from '../worker/support/tables.ts';

beforeEach(async () => {
  await beginOnMonday();
  await emptyTables('suppressions');
});
const email = () => `${crypto.randomUUID()}@victim.example`;

async function everyForm(address: string): Promise<void> {
  const form = { email: address, id: crypto.randomUUID() };
  await bookDemo('2026-11-26T05:00:00.000Z', { email: address });
  await request('/api/submissions', demoRequest({ ...form, preferredDate: '2026-11-24' }));
  await request('/api/submissions', partnershipInquiry({ ...form, id: crypto.randomUUID() }));
  await request('/api/submissions', jobApplication({ ...form, id: crypto.randomUUID() }));
  await leaveAddress(await begunSession(), { email: address });
  await subscribe(address, doubleOptIn);
}

it.each(['complaint', 'hard_bounce', 'manual'])(
  'sends only the link to the own data after a suppression for %s',
  async (reason) => {
    const mails = mailbox();
    const address = email();
    await suppressAddress(address.toUpperCase(), reason);
    await everyForm(address);
    await request('/api/my-data', { email: address });
    expect(mails.to(address).map(({ subject }) => subject)).toEqual(['Your data at Rihla AI: link valid for one hour']);
    const held = (await outbox()).filter(({ to_address, status }) => to_address === address && status === 'cancelled');
    expect(held.map(({ kind }) => kind).sort()).toEqual([
      'booking_confirmation',
      'career_confirmation',
      'demo_confirmation',
      'newsletter_confirm',
      'other_confirmation',
      'partnership_confirmation',
    ]);
    for (const { last_error } of held) expect(last_error).toBe(`suppressed_${reason}`);
  },
);

it('refuses a staff reply, stores nothing, and shows the reason on the record', async () => {
  const mails = mailbox();
  const address = email();
  await suppressAddress(address, 'complaint');
  const stored = await request('/api/submissions', partnershipInquiry({ email: address }));
  const { submission } = await stored.json<{ submission: { id: string } }>();
  const refused = await reply(submission.id);
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, 'address_blocked']);
  const detail = await (await getAsStaff(`/api/admin/submissions/${submission.id}`)).json();
  expect(detail).toMatchObject({
    suppression: 'complaint',
    mails: [{ kind: 'partnership_confirmation', status: 'cancelled', last_error: 'suppressed_complaint' }],
    conversation: [],
    submission: { status: 'pending', assignee: null },
  });
  expect(mails.to(address)).toEqual([]);
});

it('cancels a staff reply when the address is blocked within its ten seconds', async () => {
  const mails = mailbox();
  const address = email();
  const stored = await request('/api/submissions', partnershipInquiry({ email: address }));
  const { submission } = await stored.json<{ submission: { id: string } }>();
  const id = crypto.randomUUID();
  const before = mails.to(address).length;
  expect((await reply(submission.id, { id })).status).toBe(202);
  await suppressAddress(address, 'complaint');
  expect((await reply(submission.id, { id })).status).toBe(202);
  setTime(Date.parse(monday) + 11_000);
  await deliverDue(env);
  const detail = await (await getAsStaff(`/api/admin/submissions/${submission.id}`)).json();
  expect(detail).toMatchObject({ conversation: [{ kind: 'sent', emailStatus: 'cancelled' }] });
  expect(mails.to(address)).toHaveLength(before);
});

it('emails a returning visitor after an erasure, because no one refused our email', async () => {
  const mails = mailbox();
  const address = email();
  await suppressAddress(address, 'erased');
  const stored = await request('/api/submissions', partnershipInquiry({ email: address }));
  const { submission } = await stored.json<{ submission: { id: string } }>();
  skipUndo();
  await reply(submission.id);
  await subscribe(address, doubleOptIn);
  expect(mails.to(address)).toHaveLength(3);
  expect(await (await getAsStaff(`/api/admin/submissions/${submission.id}`)).json()).toMatchObject({
    suppression: null,
  });
});
