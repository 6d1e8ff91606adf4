import { beforeEach, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import worker, { ChatSession, MailPace, StaffDesk } from '#worker/index.ts';
import { emptyBookings, rowsOf } from '../support/bookings.ts';
import { expectLogs } from '../support/logs.ts';
import { deleteSubscribers, enqueueMails, mailbox, newsletterTo, outbox } from '../support/mail.ts';
import { deliverMessages } from '../support/queues.ts';
import { deliverMail, entriesOf, mailOf, storeConversation } from '../support/received-mail.ts';
import { emptyTables } from '../support/tables.ts';

let mail: ReturnType<typeof mailbox>;
beforeEach(async () => {
  mail = mailbox();
  await emptyBookings();
  await deleteSubscribers();
  await emptyTables('dead_letters', 'suppressions');
});

const suffixes = ['', '-staging'];

it.each(suffixes)('sends the newsletter emails of a batch that the queue rihla-email%s names', async (suffix) => {
  await newsletterTo(2);
  const batchId = (await outbox())[0]!.batch_id;
  expect(await deliverMessages(`rihla-mail${suffix}`, [{ batchId }])).toEqual({ acknowledged: ['0'], retried: [] });
  expect(mail.sent.map(({ to }) => to).toSorted()).toEqual(['r1@example.com', 'r2@example.com']);
});

it.each(suffixes)('keeps the messages of the queue rihla-mail-dead%s for staff', async (suffix) => {
  expectLogs('dead_letter');
  await deliverMessages(`rihla-mail-dead${suffix}`, [{ batchId: 'n1/1' }]);
  expect(await rowsOf('dead_letters')).toHaveLength(1);
  expect(mail.sent).toEqual([]);
});

it.each(suffixes)('suppresses an address that bounced, as the queue rihla-email-events%s says', async (suffix) => {
  await enqueueMails(1, { status: 'sent', providerId: 'message-1' });
  const payload = {
    eventId: crypto.randomUUID(),
    messageId: 'message-1',
    recipient: 'reader-0@example.com',
    bounce: { type: 'hard', reason: '550 5.1.1 User unknown' },
  };
  const bounced = { type: 'cf.email.sending.message.bounced', payload };
  const { acknowledged } = await deliverMessages(`rihla-email-events${suffix}`, [bounced]);
  expect(acknowledged).toEqual(['0']);
  expect(await rowsOf('suppressions')).toHaveLength(1);
});

it('refuses an unknown queue', async () => {
  await expect(deliverMessages('other', [{}])).rejects.toThrow('The queue other has no consumer');
});

it('adds an email to the conversation of its address, once', async () => {
  const { id, address } = await storeConversation();
  const received = mailOf('Can we meet on Thursday?', { 'message-id': '<one@gulf-logistics.example>' });
  expect(await deliverMail(address, received)).toBeUndefined();
  expect(await deliverMail(address, received)).toBeUndefined();
  expect(await entriesOf(id)).toMatchObject([{ kind: 'received', text: 'Can we meet on Thursday?' }]);
});

it('refuses an email to no conversation', async () => {
  expectLogs('mail_refused');
  expect(await deliverMail('reply+nobody@rihla.example', mailOf('Hello'))).toBe(
    `This conversation is closed. Please write to ${brand.email} instead.`,
  );
});

it('exports a handler for each event, and each Durable Object', () => {
  expect(Object.keys(worker).toSorted()).toEqual(['email', 'fetch', 'queue', 'scheduled']);
  expect([ChatSession, MailPace, StaffDesk].map(({ name }) => name)).toEqual(['ChatSession', 'MailPace', 'StaffDesk']);
});
