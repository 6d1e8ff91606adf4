import { eq, isNull, sql } from 'drizzle-orm';
import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { gulfDate } from '../../src-shared/gulf-time.ts';
import { type Database, database } from '../db/client.ts';
import { chatUsage } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { log } from '../log.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { estimateTokens } from './token-estimate.ts';

/** Tokens that count as used until they are settled; if that never happens, until the day in Dubai ends. */
export interface Reservation {
  day: string;
  /** What the question needs at most, by estimate, and the longest answer. */
  tokens: number;
}

/**
 * Reserves the tokens of a call in the budget of the day, `CHAT_DAILY_TOKENS`. `texts` are what the model reads. When there is no room,
 * staff are told, once a day. `now` is in milliseconds.
 * @returns undefined when there is no room
 */
export async function reserveTokens(
  env: Bindings,
  texts: string[],
  now: number = Date.now(),
): Promise<Reservation | undefined> {
  const { CHAT_MAX_TOKENS, CHAT_DAILY_TOKENS: cap } = configOf(env);
  const day = gulfDate(new Date(now));
  const tokens = estimateTokens(texts) + CHAT_MAX_TOKENS;
  const db = database(env);
  if (tokens <= cap && (await addIfRoom(db, { day, tokens }, cap)).length > 0) return { day, tokens };
  await noteCapReached(env, day, now);
}

/** Replaces a reservation by what the call has used. */
export async function settleTokens(env: Bindings, { day, tokens }: Reservation, used: number): Promise<void> {
  await database(env)
    .update(chatUsage)
    .set({ tokens: sql`max(0, tokens + ${used - tokens})` })
    .where(eq(chatUsage.day, day));
}

/** One statement, so that calls at the same time cannot share the same room. Returns a row if there was room. */
function addIfRoom(db: Database, { day, tokens }: Reservation, cap: number) {
  return db
    .insert(chatUsage)
    .values({ day, tokens })
    .onConflictDoUpdate({
      target: chatUsage.day,
      set: { tokens: sql`tokens + ${tokens}` },
      setWhere: sql`tokens + ${tokens} <= ${cap}`,
    })
    .returning({ day: chatUsage.day });
}

/** The first time in a day: stores the fact and its mails to staff, in one transaction. */
async function noteCapReached(env: Bindings, day: string, now: number): Promise<void> {
  const { CHAT_DAILY_TOKENS, STAFF_ADDRESSES } = configOf(env);
  const at = new Date(now).toISOString();
  const db = database(env);
  const mails: NewEmail[] = STAFF_ADDRESSES.map((to) => ({
    id: crypto.randomUUID(),
    kind: 'chat_cap_notification',
    to,
    subject: staffMail.chatCap.subject,
    payload: { chatTokens: CHAT_DAILY_TOKENS },
    dueAt: at,
    createdAt: at,
  }));
  const [, noted] = await db.batch([
    enqueue(db, mails, sql`NOT EXISTS (SELECT 1 FROM chat_usage WHERE day = ${day} AND cap_reached_at IS NOT NULL)`),
    db
      .insert(chatUsage)
      .values({ day, capReachedAt: at })
      .onConflictDoUpdate({
        target: chatUsage.day,
        set: { capReachedAt: at },
        setWhere: isNull(chatUsage.capReachedAt),
      })
      .returning({ day: chatUsage.day }),
  ]);
  if (noted.length > 0) log('warn', 'chat_cap_reached', { day, tokens: CHAT_DAILY_TOKENS });
}
