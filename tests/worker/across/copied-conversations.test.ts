import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { PersonalData } from '#shared/contracts/privacy.ts';
import { enqueueCopy } from '#worker/chat/handover/conversation-copy.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { newSession } from '../support/chats.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyOutbox, mailbox, outbox } from '../support/mail.ts';
import { linkFor } from '../support/my-data.ts';
import { accessOff } from '../support/staff.ts';
import { openPage } from '../support/token-pages.ts';

const subject = 'A conversation with Joe, the Rihla AI assistant';
const day = 24 * 60 * 60 * 1000;

let email: string;
let session: string;
let mails: ReturnType<typeof mailbox>;

beforeEach(async () => {
  await emptyOutbox();
  email = `${crypto.randomUUID()}@copied.example`;
  session = newSession();
  mockCompletions(() => completionWith('We build agents.'));
  mails = mailbox();
  await request(`/api/chat/${session}/messages`, { text: 'What do you build?' });
});

const copyTo = (address: string) => request(`/api/chat/${session}/copy`, { email: address });

async function messages(): Promise<number> {
  const { results } = await env.DB.prepare('SELECT id FROM chat_messages WHERE session_id = ?').bind(session).all();
  return results.length;
}

it('is in the data of its address, with the day on which it is deleted', async () => {
  await copyTo(email);
  const path = `/api/admin/people?email=${encodeURIComponent(email)}`;
  const exported = await requestWith(accessOff, path, undefined, 'http://localhost');
  const { emails, chats } = await exported.json<PersonalData>();
  expect(emails).toMatchObject([{ kind: 'conversation_copy', to_address: email, subject, status: 'sent' }]);
  expect(chats).toEqual([]);
  const own = await openPage(await linkFor(email));
  expect(await own.text()).toContain(subject);
});

it('is erased with its address, which leaves the conversation of whoever wrote it', async () => {
  await copyTo(email);
  expect(await erasePersonalData(env, email, 'owner')).toMatchObject({ emails: 1 });
  expect(await outbox()).toEqual([]);
  expect(await messages()).toBe(2);
});

it('holds no words that were erased before it leaves', async () => {
  const conversation = { sessionId: session, since: new Date(Date.now() - day).toISOString() };
  expect(await enqueueCopy(env, conversation, { email, locale: 'en' })).toHaveLength(1);
  await env.DB.prepare('DELETE FROM chat_messages WHERE session_id = ?').bind(session).run();
  expectLogs('scheduled_delivery');
  await deliverDue(env);
  expect(mails.to(email)).toEqual([]);
});

it('is deleted as late as other emails, and earlier than that by no purge of chats', async () => {
  await copyTo(email);
  await purgeExpired(env, Date.now() + 91 * day);
  expect(await messages()).toBe(0);
  expect(await outbox()).toHaveLength(1);
  await purgeExpired(env, Date.now() + 366 * day);
  expect(await outbox()).toEqual([]);
});
