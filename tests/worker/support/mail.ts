import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Newsletter } from '#shared/contracts/newsletter.ts';
import type { EmailKind, EmailStatus } from '#shared/mail/email-kinds.ts';
import { database } from '#worker/db/client.ts';
import { emails } from '#worker/db/schema.ts';
import { sendNewsletter } from '#worker/newsletter/send.ts';
import { emptyTables } from './tables.ts';

export type SentMail = Parameters<typeof env.EMAIL.send>[0] & {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  replyTo?: string;
  attachments?: { filename: string; type: string; content: string }[];
};

/** Mocks the `send_email` binding. An error from `onSend` becomes the error of the binding. */
export function mailbox(onSend: (mail: SentMail) => unknown = () => {}) {
  const sent: SentMail[] = [];
  const spy = vi.spyOn(env.EMAIL, 'send').mockImplementation(async (mail) => {
    await onSend(mail as SentMail);
    sent.push(mail as SentMail);
    return { messageId: 'm' };
  });
  return { sent, to: (address: string) => sent.filter(({ to }) => to === address), spy };
}

export function bindingError(code: string): Error {
  return Object.assign(new Error(`refused: ${code}`), { code });
}

export const start = Date.parse('2026-03-01T08:00:00.000Z');
export const minute = 60_000;
export const hour = 60 * minute;

/** Queues newsletter emails that belong to no stored record. @returns their ids */
export async function enqueueMails(
  count: number,
  overrides: Partial<typeof emails.$inferInsert> = {},
): Promise<string[]> {
  const at = new Date(start).toISOString();
  const rows = Array.from({ length: count }, (_, i) => ({
    id: crypto.randomUUID(),
    kind: 'newsletter' as EmailKind,
    toAddress: `reader-${i}@example.com`,
    subject: `Letter ${i}`,
    dueAt: at,
    createdAt: at,
    payload: { content: 'Hello' },
    ...overrides,
  }));
  const db = database(env);
  const [first, ...others] = rows.map((row) => db.insert(emails).values(row));
  if (first) await db.batch([first, ...others]);
  return rows.map(({ id }) => id);
}

/** Stores active subscribers `r1@example.com`, `r2@example.com`, … with the tokens `token-1`, … */
export async function insertSubscribers(count: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO newsletter_subscribers (id, email, status, subscribed_at, token)
     SELECT 'id-' || i, 'r' || i || '@example.com', 'active', '2026-01-01T00:00:00.000Z', 'token-' || i FROM n`,
  )
    .bind(count)
    .run();
}

/** Queues a newsletter for this many new subscribers, and does not send it. */
export async function newsletterTo(subscribers: number): Promise<Newsletter> {
  await insertSubscribers(subscribers);
  const request = {
    id: crypto.randomUUID(),
    kind: 'newsletter',
    audience: 'all',
    subject: 'News',
    content: 'Hello',
  } as const;
  const { newsletter } = await sendNewsletter(env, request, 'staff@rihla.example');
  return newsletter;
}

/** Queues a follow-up that is due since `start` for each subscriber. */
export async function followUpsToAll(): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO emails (id, kind, to_address, subject, due_at, created_at, subscriber_id)
     SELECT 'follow-up-' || id, 'newsletter_follow_up_1', email, 'Follow-up', ?1, ?1, id FROM newsletter_subscribers ORDER BY seq`,
  )
    .bind(new Date(start).toISOString())
    .run();
}

interface Row {
  id: string;
  kind: EmailKind;
  to_address: string;
  subject: string;
  status: EmailStatus;
  attempts: number;
  due_at: string;
  sent_at: string | null;
  last_error: string | null;
  claimed_at: string | null;
  batch_id: string | null;
  provider_id: string | null;
}

export async function outbox(): Promise<Row[]> {
  const { results } = await env.DB.prepare('SELECT * FROM emails ORDER BY rowid').all<Row>();
  return results;
}

export async function emptyOutbox(): Promise<void> {
  await emptyTables('emails');
}

/** An empty outbox, and a mailbox for what is sent. */
export async function emptyMailbox() {
  await emptyOutbox();
  return mailbox();
}

export async function deleteSubscribers(): Promise<void> {
  await emptyTables('newsletter_subscribers');
}

/** No email, and no one who could get one. */
export async function emptyMailings(): Promise<void> {
  await emptyOutbox();
  await deleteSubscribers();
}
