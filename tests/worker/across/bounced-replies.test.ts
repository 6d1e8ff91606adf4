import { beforeEach, expect, it } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { asStaff, type Replied, receive, reply, store, submissionRow } from '../support/conversation.ts';
import { waitingSubmissions } from '../support/counters.ts';
import { jsonPost } from '../support/faults.ts';
import { mailbox } from '../support/mail.ts';
import { changeMail } from '../support/records.ts';
import { deliver } from '../support/resend-events.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyTables('suppressions');
  mailbox();
});
const reason = 'Bounced: 550 5.1.1 User unknown';

/** A reply that the provider has accepted, to a request that staff have completed since. */
async function sentReply() {
  const { id, email } = await store();
  const { entry } = await (await reply(id)).json<Replied>();
  const providerId = crypto.randomUUID();
  await changeMail(entry.id, { status: 'sent', providerId });
  await asStaff(id, { ...jsonPost({ status: 'completed' }), method: 'PATCH' });
  const bounce = { type: 'Permanent', subType: 'General', message: '550 5.1.1 User unknown' };
  return {
    id,
    entryId: entry.id,
    bounces: () => deliver('email.bounced', { email_id: providerId, to: [email], bounce }),
    complains: () => deliver('email.complained', { email_id: providerId, to: [email] }),
  };
}

const detailOf = async (id: string) => (await asStaff(id)).json<SubmissionDetail>();

it('shows a bounced reply in the conversation, which waits again', async () => {
  const before = await waitingSubmissions();
  const { id, bounces } = await sentReply();
  expect((await bounces()).status).toBe(204);
  expect((await bounces()).status).toBe(204);
  const { conversation, submission, suppression, events } = await detailOf(id);
  expect(conversation).toMatchObject([{ kind: 'sent', emailStatus: 'sent', undelivered: reason }]);
  expect(submission).toMatchObject({ status: 'contacted', waiting_since: expect.any(String) });
  expect(events.at(-1) ?? events[0]).toMatchObject({ field: 'status' });
  expect(suppression).toBe('hard_bounce');
  expect(await waitingSubmissions()).toBe(before + 1);
});

it('a reply that was reported as spam has arrived', async () => {
  const { id, complains } = await sentReply();
  await complains();
  const { conversation, submission } = await detailOf(id);
  expect(conversation[0]).not.toHaveProperty('undelivered');
  expect(submission.status).toBe('completed');
});

it.each(['failed', 'cancelled'] as const)(
  'a reply whose email has %s waits again, and no longer once it was sent',
  async (status) => {
    const { id, entryId } = await sentReply();
    await changeMail(entryId, { status, lastError: 'Resend answered 500' });
    expect((await detailOf(id)).conversation).toMatchObject([{ undelivered: 'Resend answered 500' }]);
    expect(await submissionRow(id)).toMatchObject({ status: 'contacted', waiting_since: expect.any(String) });
    await changeMail(entryId, { status: 'sent', lastError: null });
    expect((await detailOf(id)).conversation[0]).not.toHaveProperty('undelivered');
  },
);

it('restores the earlier waiting when the status of a bounced reply is undone', async () => {
  const { id } = await store();
  await reply(id);
  await receive(id, { at: '2026-01-01T08:00:00.000Z' });
  const { entry } = await (await reply(id)).json<Replied>();
  await changeMail(entry.id, { status: 'failed', lastError: 'x' });
  for (const status of ['completed', 'contacted']) {
    await asStaff(id, { ...jsonPost({ status }), method: 'PATCH' });
  }
  expect((await submissionRow(id))!.waiting_since).toBe('2026-01-01T08:00:00.000Z');
});
