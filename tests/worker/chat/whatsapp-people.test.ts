import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ChatSessionSummary } from '#shared/contracts/chat.ts';
import type { Company } from '#shared/contracts/companies.ts';
import type { Person } from '#shared/contracts/contact.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { json, nameRoles } from '../support/colleagues.ts';
import { store } from '../support/conversation.ts';
import { demoRequest } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';
import { messageFrom, mockGraph, noWhatsapp, payloadOf, webhook } from '../support/whatsapp.ts';

beforeEach(async () => {
  await noWhatsapp();
  await emptyTables('form_submissions', 'staff');
  mockGraph();
  await webhook(
    payloadOf(
      messageFrom({ phone: '971501110001', name: 'Abdul Rahman Haddad' }, 'What is Lagentry?'),
      messageFrom({ phone: '447700900105', name: 'مُريم الكعبي' }, 'What is Lagentry?'),
      messageFrom({ userId: 'AE.1349', name: 'Noura' }, 'What is Lagentry?'),
    ),
  );
});

async function namesFound(q: string): Promise<(string | null | undefined)[]> {
  const answer = await getAsStaff(`/api/admin/chats?q=${encodeURIComponent(q)}`);
  const { items } = await answer.json<{ items: ChatSessionSummary[] }>();
  return items.map(({ whatsapp }) => whatsapp?.name);
}

it.each([
  '+971 50 111 0001',
  '+971 (0)50 111 0001',
  '00971501110001',
  '0501110001',
  '050 111',
  '501110001',
  '0001',
  '+٩٧١٥٠١١١٠٠٠١',
  '٠٥٠-١١١-٠٠٠١',
])('finds a conversation by its number, written as %s', async (typed) => {
  expect(await namesFound(typed)).toEqual(['Abdul Rahman Haddad']);
});

it.each([
  ['abdulrahman', 'Abdul Rahman Haddad'],
  ['Haddad Abdul', 'Abdul Rahman Haddad'],
  ['مريم', 'مُريم الكعبي'],
  ['noura', 'Noura'],
])('finds a conversation by the name %s', async (typed, name) => {
  expect(await namesFound(typed)).toEqual([name]);
});

it.each([
  ['rahman had', 'Abdul Rahman Haddad'],
  ['abdul rahmanhaddad', 'Abdul Rahman Haddad'],
  ['كعبي', 'مُريم الكعبي'],
  ['abdul  rahman', 'Abdulrahman'],
])('finds words of a name, together or apart: %s', async (typed, name) => {
  if (name === 'Abdulrahman') await webhook(payloadOf(messageFrom({ userId: 'AE.7', name }, 'What is Lagentry?')));
  expect(await namesFound(typed)).toContain(name);
});

it('finds a person by the newest name and number only', async () => {
  await webhook(payloadOf(messageFrom({ phone: '447700900105', name: 'Maryam' }, 'Are you hiring?')));
  expect([await namesFound('كعبي'), await namesFound('maryam')]).toEqual([[], ['Maryam']]);
  await webhook(payloadOf(messageFrom({ userId: 'AE.1', phone: '447700900105', name: 'Maryam' }, 'Hello')));
  await webhook(payloadOf(messageFrom({ userId: 'AE.2', phone: '447700900105', name: 'Omar' }, 'Hello')));
  expect(await namesFound('7700 900105')).toEqual(['Omar']);
});

it('reads a few rows for a search, with 2,000 people as well as with 3', async () => {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)';
  await env.DB.batch([
    env.DB.prepare(`${numbers} INSERT INTO whatsapp_people (id, phone, name, session_id, account_id, received_at)
      SELECT 'p' || i, '9665' || (10000000 + i), 'Person ' || i, 'session-' || i, '1', '2026-01-01' FROM n`),
    env.DB.prepare(`${numbers} INSERT INTO whatsapp_words (word, person_id) SELECT 'person' || i, 'p' || i FROM n`),
    env.DB.prepare(`${numbers} INSERT INTO chat_sessions (session_id, first_question, message_count, started_at, last_message_at)
      SELECT 'session-' || i, 'Hello', 1, '2026-01-01', '2026-01-01' FROM n`),
  ]);
  for (const typed of ['abdulrahman', 'Haddad Abdul', '0501110001', 'نورا']) {
    const { DB, cost } = countingDatabase(env.DB);
    const answer = await getAsStaff(`/api/admin/chats?q=${encodeURIComponent(typed)}`, { DB });
    expect(answer.status).toBe(200);
    expect(cost.rowsRead, typed).toBeLessThanOrEqual(20);
  }
});

it.each(['0009', 'omar', '?', '971 50 111 0002'])('finds no one for %s', async (typed) => {
  expect(await namesFound(typed)).toEqual([]);
});

it('shows contacts and companies the conversation, to those who may read chats', async () => {
  mailbox();
  await nameRoles({ none: ['marketing', 'recruiting'] });
  await store(demoRequest({ email: 'abdul@gulf-bank.example', phone: '050 111 0001' }));
  const first = 'What is Lagentry?';
  const onWhatsapp = [{ channel: 'whatsapp', first_question: first, whatsapp: { phone: '+971501110001' } }];
  for (const query of ['email=abdul@gulf-bank.example', 'phone=%2B971501110001']) {
    expect(await json<Person>('sales', `person?${query}`)).toMatchObject({ chats: onWhatsapp });
    expect(await json<Person>('none', `person?${query}`)).toMatchObject({ chats: [] });
  }
  expect(await json<Company>('sales', 'companies/gulf-bank.example')).toMatchObject({ chats: onWhatsapp });
  expect(await json<Company>('none', 'companies/gulf-bank.example')).toMatchObject({ chats: [] });
});
