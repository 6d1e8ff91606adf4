import { eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../src-shared/locales.ts';
import type { Database } from '../db/client.ts';
import { chatMessages, chatSessions } from '../db/schema.ts';
import type { NewMessage } from './transcript.ts';

interface Outcome {
  saved: (messages: NewMessage[]) => void;
  /** The database takes other writes, but not this message. */
  refused: (message: NewMessage, cause: unknown) => void;
  /** Another conversation has a message with this id. */
  idTaken: (message: NewMessage) => void;
}

/**
 * Stores messages of a session that are not stored yet, in the language of the visitor's last one. A part that the database refuses
 * is halved, down to the message that is at fault.
 * @throws when the database is away
 */
export async function saveMessages(
  db: Database,
  session: { sessionId: string; locale: Locale },
  messages: NewMessage[],
  outcome: Outcome,
): Promise<void> {
  try {
    const [, there] = await db.batch([
      insertMessages(db, messages),
      selectThose(db, messages),
      keepLocale(db, session),
    ]);
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
      // A write of the same transaction: when it fails too, the message is not at fault.
      await keepLocale(db, session);
      outcome.refused(only, cause);
    }
  }
}

function insertMessages(db: Database, messages: NewMessage[]) {
  return db
    .insert(chatMessages)
    .select(sql`
      SELECT NULL, value ->> 'id', value ->> 'sessionId', value ->> 'message', value ->> 'isBot', value ->> 'timestamp', value -> 'metadata'
      FROM json_each(${JSON.stringify(messages)})
      WHERE true`)
    .onConflictDoNothing();
}

function selectThose(db: Database, messages: NewMessage[]) {
  const ids = JSON.stringify(messages.map(({ id }) => id));
  const { id, sessionId, timestamp } = chatMessages;
  return db
    .select({ id, sessionId, timestamp })
    .from(chatMessages)
    .where(inArray(id, sql`(SELECT value FROM json_each(${ids}))`));
}

function keepLocale(db: Database, { sessionId, locale }: { sessionId: string; locale: Locale }) {
  return db.update(chatSessions).set({ locale }).where(eq(chatSessions.sessionId, sessionId));
}
