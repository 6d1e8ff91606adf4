import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Bindings } from '#worker/env.ts';
import { sendDigests } from '#worker/inbox/digest.ts';
import { loadAndRender } from '#worker/mail/render.ts';
import { begunSession, transcriptOf } from '../../support/chats.ts';
import { jsonPost } from '../../support/faults.ts';
import { emptyOutbox, outbox } from '../../support/mail.ts';
import { asStaff } from '../../support/staff.ts';
import { emptyTables } from '../../support/tables.ts';
import { messageFrom, mockGraph, noWhatsapp, payloadOf, webhook, whatsappOn } from '../../support/whatsapp.ts';

const hour = 60 * 60_000;
/** A Sunday evening in Dubai. */
const sunday = Date.parse('2026-11-22T20:00:00+04:00');
const monday = Date.parse('2026-11-23T09:00:00+04:00');

beforeEach(async () => {
  await noWhatsapp();
  await emptyOutbox();
  await emptyTables('staff', 'daily_runs', 'form_submissions', 'calendar_periods');
  vi.useFakeTimers({ toFake: ['Date'], now: sunday });
  mockGraph();
});

const omar = { phone: '971501234567' };
const noOneThere: Partial<Bindings> = { CHAT_PEOPLE: 'never' };
const askForPerson = () => webhook(payloadOf(messageFrom(omar, 'I want to talk to a person')), undefined, noOneThere);

async function notified(): Promise<string[]> {
  const mails = await outbox();
  return mails.filter(({ kind }) => kind === 'whatsapp_notification').map(({ to_address }) => to_address);
}

const shared = ['careers@rihla.example', 'partners@rihla.example', 'sales@rihla.example'];
const sessionOf = async () =>
  (await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id'))!;

it('emails staff that a reply was promised on WhatsApp, once an hour', async () => {
  await askForPerson();
  expect((await notified()).sort()).toEqual(shared);
  vi.setSystemTime(sunday + hour - 1);
  await askForPerson();
  expect(await notified()).toHaveLength(3);
  vi.setSystemTime(sunday + hour + 1000);
  await askForPerson();
  expect(await notified()).toHaveLength(6);
});

it('names no one in that email, and sends none about an erased conversation', async () => {
  await askForPerson();
  const [mail] = await outbox();
  const session = await sessionOf();
  const { html, text } = (await loadAndRender(env, mail!.id))!;
  expect(html).toContain(`https://rihla.example/admin/inbox/chats/${session}`);
  expect(text).not.toMatch(/Omar|971501234567/);
  await asStaff(`/api/admin/chats/${session}`, { method: 'DELETE' }, whatsappOn);
  expect(await loadAndRender(env, mail!.id)).toBeNull();
});

it('keeps a chat on the site as it was: its visitor leaves an address', async () => {
  const session = await begunSession();
  expect(await transcriptOf(session)).toHaveLength(1);
  expect(await notified()).toEqual([]);
});

it('lists in the daily email who still waits on WhatsApp', async () => {
  await askForPerson();
  await webhook(payloadOf(messageFrom({ phone: '971557654321' }, 'I want to talk to a person')), undefined, noOneThere);
  const [answered, waiting] = (
    await env.DB.prepare('SELECT session_id FROM whatsapp_people ORDER BY phone').all<{ session_id: string }>()
  ).results.map(({ session_id }) => session_id);
  vi.setSystemTime(sunday + hour);
  const text = { id: crypto.randomUUID(), text: 'Hello, I am Amal.' };
  await asStaff(`/api/admin/chats/${answered}/messages`, jsonPost(text), whatsappOn);
  await env.DB.prepare(
    `INSERT INTO staff (email, first_seen_at, roles) VALUES ('sara@rihla.example', '2026', '["sales"]'), ('maha@rihla.example', '2026', '["marketing"]')`,
  ).run();
  await sendDigests(env, monday);
  const digests = (await outbox()).filter(({ kind }) => kind === 'staff_digest');
  expect(digests).toMatchObject([{ to_address: 'sara@rihla.example', subject: 'Waiting on WhatsApp: 1' }]);
  const { html, text: plain } = (await loadAndRender(env, digests[0]!.id))!;
  expect(html).toContain(`/admin/inbox/chats/${waiting}`);
  expect(html).not.toContain(answered);
  expect(plain).toContain('waiting since 22 November 2026 at 20:00 (Dubai)');
});

it('sends at most some sixty such emails an hour, whoever asks', async () => {
  const ask = (phone: string) =>
    webhook(payloadOf(messageFrom({ phone }, 'I want to talk to a person')), undefined, noOneThere);
  const insert = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 59)
    INSERT INTO emails (id, kind, to_address, subject, due_at, created_at, payload)
    SELECT 'earlier-' || i, 'whatsapp_notification', 'sales@rihla.example', 'Waiting', ?1, ?1, '{}' FROM n`;
  await env.DB.prepare(insert).bind(new Date(sunday).toISOString()).run();
  await ask('971501234567');
  expect(await notified()).toHaveLength(62);
  await ask('971557654321');
  expect(await notified()).toHaveLength(62);
});
