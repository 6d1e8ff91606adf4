import { inArray, sql } from 'drizzle-orm';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { hourLength } from '#shared/time/days.ts';
import { type Database, database } from '../../db/client.ts';
import { inJson } from '../../db/in-json.ts';
import { whatsappPeople } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import type { OutboxItem } from '../../mail/kinds.ts';
import { enqueue } from '../../mail/outbox.ts';
import { notificationRows } from '../../submissions/notifications.ts';
import type { MessageRow } from '../store.ts';
import { isPersonThere } from '../whatsapp-view.ts';

const kind = 'whatsapp_notification';
/** Strangers with many numbers must not fill the mailboxes of staff. */
const maxAnHour = 60;

/**
 * Notifies staff of a reply that was promised on WhatsApp, with the notice about it: on the site the visitor leaves an
 * address instead. One conversation does so once an hour. Precedes the messages in their transaction.
 */
export function enqueuePromised(
  db: Database,
  { sessionId, staffAddresses }: { sessionId: string; staffAddresses: readonly string[] },
  messages: MessageRow[],
) {
  const ids = messages.filter(({ metadata }) => metadata.notice?.kind === 'promised').map(({ id }) => id);
  const now = new Date().toISOString();
  const earlier = sql`FROM emails INDEXED BY emails_by_kind
    WHERE kind = ${kind} AND created_at > ${new Date(Date.now() - hourLength).toISOString()}`;
  const mail = {
    kind,
    subject: staffMail.whatsapp.subject,
    payload: { whatsapp: { sessionId } },
    dueAt: now,
    createdAt: now,
  } as const;
  const isNew = sql`${ids.length > 0} AND ${isPersonThere(sessionId)}
    AND NOT EXISTS (SELECT 1 FROM chat_messages WHERE id IN ${inJson(ids)})
    AND NOT EXISTS (SELECT 1 ${earlier} AND payload ->> '$.whatsapp.sessionId' = ${sessionId})
    AND (SELECT count(*) ${earlier}) < ${maxAnHour}`;
  return enqueue(db, [], isNew, notificationRows({ mail, of: 'other', staffAddresses }));
}

/** The conversations that are still there, by the email about them. */
export async function loadPromised(env: Bindings, items: OutboxItem[]): Promise<ReadonlyMap<string, string>> {
  const named = items.flatMap(({ email: { id, payload } }) =>
    payload && 'whatsapp' in payload ? [[id, payload.whatsapp.sessionId] as const] : [],
  );
  if (named.length === 0) return new Map();
  const { sessionId } = whatsappPeople;
  const sessions = inJson(named.map(([, session]) => session));
  const rows = await database(env).select({ sessionId }).from(whatsappPeople).where(inArray(sessionId, sessions));
  return new Map(named.filter(([, session]) => rows.some((row) => row.sessionId === session)));
}
