// Someone with a conversation's reply address sends emails that cannot be read, or that pretend to be our own. None of
// them becomes an entry, so a limit that counts entries never stops them, and each costs the parser's work.
import { beforeEach, expect, it, vi } from 'vitest';
import { expectLogs } from '../worker/support/logs.ts';
import { mailbox } from '../worker/support/mail.ts';
import { deliverMail, entriesOf, mailOf, storeConversation } from '../worker/support/received-mail.ts';

beforeEach(() => {
  mailbox();
});

const unreadable = () => mailOf('hi', { 'x-long': 'x'.repeat(100_000) });

it('refuses the 31st email within an hour unread, whatever the others were', async () => {
  expectLogs('mail_refused');
  const { id, address } = await storeConversation();
  const domain = address.slice(address.indexOf('@') + 1);
  for (let i = 0; i < 15; i++) expect(await deliverMail(address, unreadable())).toContain('cannot be read');
  for (let i = 0; i < 15; i++) expect(await deliverMail(address, mailOf('loop', { 'x-loop': domain }))).toBeUndefined();
  let reads = 0;
  const raw = new ReadableStream({ pull: () => void reads++ }, { highWaterMark: 0 });
  expect(await deliverMail(address, '', { raw, rawSize: 10 })).toContain('again later');
  expect(reads).toBe(0);
  expect(await entriesOf(id)).toEqual([]);
});

it('does not let thirty emails pass together with thirty others', async () => {
  expectLogs('mail_refused');
  const { id, address } = await storeConversation();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => deliverMail(address, mailOf(`mail ${i}`))));
  expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(30);
  expect(await entriesOf(id)).toHaveLength(30);
});

it('lets others write, and the same person an hour later', async () => {
  expectLogs('mail_refused');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T06:00:00.000Z') });
  const { address } = await storeConversation();
  for (let i = 0; i < 30; i++) await deliverMail(address, unreadable());
  expect(await deliverMail(address, mailOf('hi'))).toContain('again later');
  const other = await storeConversation();
  expect(await deliverMail(other.address, mailOf('hi'))).toBeUndefined();
  vi.setSystemTime(Date.parse('2026-11-24T07:00:01.000Z'));
  expect(await deliverMail(address, mailOf('hi'))).toBeUndefined();
});
