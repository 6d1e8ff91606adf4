import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ChatMessage, HandoverNotice, SuggestedAction } from '#shared/contracts/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import type { Database } from '../../db/client.ts';
import { inJson } from '../../db/in-json.ts';
import { chatMessages, chatSessions } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { texts } from '../../http/texts.ts';
import { countFirstPerson, insertMessages, type MessageRow, selectErasure, toChatMessage } from '../store.ts';
import { isPersonThere } from '../whatsapp-view.ts';
import type { Colleague } from './colleague.ts';
import { enqueuePromised } from './promised-reply.ts';

const maxCaughtUp = 200;

/** A value in the object's storage holds at most 2 MB. */
const maxIds = 10_000;

/** A conversation with staff, or about an address that the visitor left. */
export interface Conversation {
  sessionId: string;
  locale: Locale;
  since: string;
}

const isOfPeople = sql`(metadata ->> '$.author' IS NOT NULL OR metadata ->> '$.toPerson' OR metadata ->> '$.notice' IS NOT NULL)`;

const plain = { confidence: null, suggestedActions: [] };

export function personMessage(
  { sessionId, locale }: Pick<Conversation, 'sessionId' | 'locale'>,
  { id, text, at }: { id: string; text: string; at: number },
  colleague?: Colleague,
): MessageRow {
  const author = colleague ? { author: colleague.by, name: colleague.names[locale] } : { toPerson: true as const };
  const timestamp = new Date(at).toISOString();
  return { id, sessionId, message: text, isBot: false, timestamp, metadata: { ...plain, ...author } };
}

export function noticeMessage({ sessionId, locale }: Conversation, notice: HandoverNotice, at: number): MessageRow {
  const timestamp = new Date(at).toISOString();
  const message = noticeText(notice, timestamp, locale);
  const isLater = notice.kind === 'promised' && (notice.nextTime ?? timestamp) > timestamp;
  const suggestedActions: SuggestedAction[] = isLater ? ['schedule_demo'] : [];
  return {
    id: crypto.randomUUID(),
    sessionId,
    message,
    isBot: true,
    timestamp,
    metadata: { ...plain, suggestedActions, notice },
  };
}

function noticeText({ kind, name = '', nextTime }: HandoverNotice, at: string, locale: Locale): string {
  const { notices, when } = texts[locale].handover;
  switch (kind) {
    case 'waiting':
    case 'cancelled':
      return notices[kind];
    case 'promised':
    case 'sent':
      return notices[kind](when(promisedTime(nextTime ?? at, at, locale)));
    default:
      return notices[kind](name);
  }
}

export async function messagesSince(db: Database, sessionId: string, since: string): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(chatMessages.timestamp, since), isOfPeople))
    .orderBy(desc(chatMessages.timestamp), desc(chatMessages.seq))
    .limit(maxCaughtUp);
  return rows.reverse();
}

export function withUnsaved(stored: MessageRow[], unsaved: MessageRow[]): MessageRow[] {
  const storedIds = new Set(stored.map(({ id }) => id));
  return [...stored, ...unsaved.filter(({ id }) => !storedIds.has(id))].sort(byTime);
}

export function byTime(a: MessageRow, b: MessageRow): number {
  return a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0;
}

export async function idsOf(db: Database, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(desc(chatMessages.timestamp), desc(chatMessages.seq))
    .limit(maxIds);
  return rows.map(({ id }) => id);
}

/** Each side has its own view of a message. */
export const shownTo = {
  staff: toChatMessage,
  visitor(row: MessageRow): ChatMessage {
    const { author: _, ...metadata } = row.metadata;
    return toChatMessage({ ...row, metadata });
  },
};

interface SavedSession extends Pick<Conversation, 'sessionId' | 'locale'> {
  /** Set for a conversation on WhatsApp, with the shared addresses of staff. */
  whatsapp?: { staffAddresses: readonly string[] } | undefined;
}

interface Outcome {
  saved: (messages: MessageRow[]) => void;
  refused: (message: MessageRow, cause: unknown) => void;
  idTaken: (message: MessageRow) => void;
}

/**
 * Halves a batch that the database refuses, down to the message at fault. Leaves those of a session that is being
 * erased, and drops those to a person on WhatsApp who has been erased. Throws when the database is unavailable.
 */
export async function saveMessages(
  db: Database,
  session: SavedSession,
  messages: MessageRow[],
  outcome: Outcome,
): Promise<void> {
  const isThere = session.whatsapp ? isPersonThere(session.sessionId) : sql`true`;
  try {
    const {
      erasures,
      known: [known],
      there,
    } = await transaction(db, {
      erasures: selectErasure(db, session.sessionId),
      known: db.select({ isThere: sql<number>`${isThere}` }).from(sql`(SELECT 1)`),
      notified: session.whatsapp ? enqueuePromised(db, { ...session, ...session.whatsapp }, messages) : [],
      counted: countFirstPerson(db, session.sessionId, messages),
      inserted: insertMessages(db, messages, isThere),
      there: selectThose(db, messages),
      locale: keepLocale(db, session),
    });
    if (erasures.length > 0) return;
    if (!known?.isThere) return outcome.saved(messages);
    const times = new Map(
      there.filter(({ sessionId }) => sessionId === session.sessionId).map((m) => [m.id, m.timestamp]),
    );
    const { saved = [], taken = [] } = Object.groupBy(messages, ({ id, timestamp }) =>
      times.get(id) === timestamp ? 'saved' : 'taken',
    );
    outcome.saved(saved);
    taken.forEach(outcome.idTaken);
  } catch (cause) {
    const [only, ...others] = messages;
    if (others.length > 0) {
      const half = Math.ceil(messages.length / 2);
      await saveMessages(db, session, messages.slice(0, half), outcome);
      await saveMessages(db, session, messages.slice(half), outcome);
    } else if (only) {
      // This write is in the same transaction: if it fails too, the message is not at fault.
      await keepLocale(db, session);
      outcome.refused(only, cause);
    }
  }
}

function selectThose(db: Database, messages: MessageRow[]) {
  const ids = messages.map(({ id }) => id);
  const { id, sessionId, timestamp } = chatMessages;
  return db
    .select({ id, sessionId, timestamp })
    .from(chatMessages)
    .where(inArray(id, inJson(ids)));
}

function keepLocale(db: Database, { sessionId, locale }: { sessionId: string; locale: Locale }) {
  return db.update(chatSessions).set({ locale }).where(eq(chatSessions.sessionId, sessionId));
}
