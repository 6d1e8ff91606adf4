import { isNull, sql } from 'drizzle-orm';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { gulfDate } from '#shared/time/days.ts';
import { type Database, database } from '../../db/client.ts';
import { chatUsage } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { type Bindings, configOf } from '../../env.ts';
import { log } from '../../http/log.ts';
import { enqueue, type NewEmail } from '../../mail/outbox.ts';
import { longestCall } from './completion.ts';

const timeToSettle = 60_000;

export interface Reservation {
  day: string;
  key: string;
  tokens: number;
}

export async function reserveTokens(
  env: Bindings,
  texts: string[],
  now: number = Date.now(),
): Promise<Reservation | undefined> {
  const config = configOf(env);
  const day = gulfDate(new Date(now));
  const endsAt = new Date(now + longestCall(config) + timeToSettle).toISOString();
  const reservation = {
    day,
    key: `${endsAt} ${crypto.randomUUID()}`,
    tokens: estimateTokens(texts) + config.CHAT_MAX_TOKENS,
  };
  const cap = config.CHAT_DAILY_TOKENS;
  const isPossible = reservation.tokens <= cap;
  if (isPossible && (await addIfRoom(database(env), reservation, cap, now)).length > 0) return reservation;
  await noteCapReached(env, day, now);
}

export function settleTokens(env: Bindings, { day, key }: Reservation, used: number) {
  return database(env)
    .update(chatUsage)
    .set({ tokens: sql`tokens + ${used}`, reserved: sql`json_remove(reserved, ${pathOf(key)})` })
    .where(sql`day = ${day} AND json_type(reserved, ${pathOf(key)}) IS NOT NULL`);
}

/** A single statement, so that simultaneous calls cannot share the same room. */
function addIfRoom(db: Database, { day, key, tokens }: Reservation, cap: number, now: number) {
  const current = sql`json_each(chat_usage.reserved) WHERE key > ${new Date(now).toISOString()}`;
  return db
    .insert(chatUsage)
    .values({ day, reserved: { [key]: tokens } })
    .onConflictDoUpdate({
      target: chatUsage.day,
      set: {
        reserved: sql`json_set((SELECT json_group_object(key, value) FROM ${current}), ${pathOf(key)}, ${tokens})`,
      },
      setWhere: sql`tokens + (SELECT coalesce(sum(value), 0) FROM ${current}) + ${tokens} <= ${cap}`,
    })
    .returning({ day: chatUsage.day });
}

function pathOf(key: string): string {
  return `$."${key}"`;
}

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
  const { noted } = await transaction(db, {
    mails: enqueue(
      db,
      mails,
      sql`NOT EXISTS (SELECT 1 FROM chat_usage WHERE day = ${day} AND cap_reached_at IS NOT NULL)`,
    ),
    noted: db
      .insert(chatUsage)
      .values({ day, capReachedAt: at })
      .onConflictDoUpdate({
        target: chatUsage.day,
        set: { capReachedAt: at },
        setWhere: isNull(chatUsage.capReachedAt),
      })
      .returning({ day: chatUsage.day }),
  });
  if (noted.length > 0) log('warn', 'chat_cap_reached', { day, tokens: CHAT_DAILY_TOKENS });
}

/** Today's tokenizers need more UTF-8 bytes a token on average, in Arabic too, so the estimate is high. */
const bytesPerToken = 3;

const tokensPerEntry = 4;

const encoder = new TextEncoder();

export function estimateTokens(texts: string[]): number {
  return texts.reduce((sum, text) => sum + Math.ceil(encoder.encode(text).length / bytesPerToken) + tokensPerEntry, 0);
}
