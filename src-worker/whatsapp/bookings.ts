import { eq, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { WhatsappNote } from '#shared/contracts/whatsapp.ts';
import { whatsappNumber } from '#shared/forms/whatsapp-number.ts';
import type { Locale } from '#shared/locales.ts';
import { dayLength } from '#shared/time/days.ts';
import { demoTimeInSubject } from '../bookings/demo-times.ts';
import { insertMessages, type MessageRow } from '../chat/store.ts';
import { insertWords } from '../chat/whatsapp-people.ts';
import { neverReceived } from '../chat/whatsapp-view.ts';
import { type Database, database } from '../db/client.ts';
import { contentId } from '../db/hash.ts';
import { insertIf } from '../db/insert-if.ts';
import { formSubmissions, whatsappMessages, whatsappPeople } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { log } from '../http/log.ts';
import { filledTemplate } from './compose.ts';
import { deliverWhatsapp } from './deliver.ts';
import { listTemplates } from './graph.ts';
import { newSessionId } from './people.ts';
import { type WhatsappSettings, whatsappSettings } from './settings.ts';
import { keepSessionLocale } from './store.ts';

/** A booking takes up to eight of the 1,000 queries that D1 allows an invocation. */
const maxMessages = 50;
/** First name and time. */
const valuesOfTemplate = 2;

const changesBookings = /^\/(?:ar\/)?(?:forms\/demo|booking|api\/(?:submissions|bookings|admin\/bookings))(?:\/|$)/;

export const confirmAfterWrites = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  if (!isWrite || c.res.status >= 400 || !changesBookings.test(c.req.path) || !whatsappSettings(c.env)) return;
  c.executionCtx.waitUntil(queueBookingMessages(c.env).then(() => deliverWhatsapp(c.env)));
});

interface Due {
  kind: 'confirmation' | 'reminder';
  bookingId: string;
  startsAt: string;
  submissionId: string;
  firstName: string;
  phone: string | null;
  locale: Locale;
  note: WhatsappNote | null;
}

/**
 * Queues the confirmation and the reminder of each demo whose visitor asked for them: what is due is read from the
 * bookings, so that a move moves the reminder and a cancellation ends it. Never throws.
 */
export async function queueBookingMessages(env: Bindings, now: number = Date.now()): Promise<void> {
  try {
    const db = database(env);
    const due = await selectDue(db, now);
    if (due.length === 0) return;
    const templates = await approvedTemplates(db, whatsappSettings(env));
    for (const one of due) {
      const note = typeof templates === 'string' ? templates : await queue(db, one, templates, now);
      if (note === one.note) continue;
      const { id } = formSubmissions;
      await db.update(formSubmissions).set({ whatsappNote: note }).where(eq(id, one.submissionId));
    }
  } catch (error) {
    log('error', 'whatsapp_bookings_not_queued', { cause: error });
  }
}

/**
 * A confirmation comes within a day of the booking, a reminder a day before the demo. For a demo that was booked or moved later than
 * that, it comes an hour before. Those that could not be sent before, such as to people who wrote STOP, come last and hold up no others.
 */
function selectDue(db: Database, at: number): Promise<Due[]> {
  const [now, dayAgo] = [at, at - dayLength].map((time) => new Date(time).toISOString());
  const before = (hours: string) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, ${hours})`;
  return db.all<Due>(sql`
    SELECT * FROM (
      SELECT kind.value AS kind, bookings.id AS bookingId, starts_at AS startsAt, submission.id AS submissionId,
        coalesce(first_name, '') AS firstName, phone, locale, whatsapp_note AS note,
        bookings.created_at AS createdAt, bookings.changed_at AS changedAt,
        iif(bookings.changed_at <= ${before('-24 hours')}, ${before('-24 hours')}, ${before('-1 hours')}) AS remindAt
      FROM form_submissions AS submission
      JOIN bookings ON submission_id = submission.id AND replaced_by = ''
      JOIN json_each('["confirmation", "reminder"]') AS kind
      WHERE whatsapp_consent_at IS NOT NULL AND demo_at > ${now} AND hidden_as IS NULL
        AND bookings.status = 'confirmed' AND starts_at > ${now}
    ) AS due
    WHERE iif(kind = 'confirmation', createdAt > ${dayAgo}, remindAt <= ${now} AND changedAt <= remindAt) AND NOT EXISTS (
      SELECT 1 FROM whatsapp_messages WHERE about = bookingId || ' ' || iif(kind = 'reminder', startsAt, kind)
    )
    ORDER BY note IS NOT NULL, startsAt LIMIT ${maxMessages}`);
}

type Templates = Awaited<ReturnType<typeof listTemplates>>;

async function approvedTemplates(
  db: Database,
  settings: WhatsappSettings | undefined,
): Promise<Templates | WhatsappNote> {
  if (!settings) return 'off';
  const { accountId } = whatsappPeople;
  // Each webhook names the account.
  const account = await db.select({ accountId }).from(whatsappPeople).limit(1).get();
  if (!account) return 'no_account';
  return (await listTemplates(settings, account.accountId)).filter(({ status }) => status === 'APPROVED');
}

/** @returns why the message is not sent; null when it is */
async function queue(db: Database, due: Due, templates: Templates, now: number): Promise<WhatsappNote | null> {
  const { kind, bookingId, startsAt, firstName, locale } = due;
  const template = templates.find(
    ({ name, language }) => name === `booking_${kind}` && language.split(/[_-]/)[0] === locale,
  );
  if (!template) return `no_${kind}`;
  if (template.values.length !== valuesOfTemplate) return 'wrong_values';
  const phone = whatsappNumber(due.phone);
  if (!phone) return 'no_number';
  const person = await db.select().from(whatsappPeople).where(eq(whatsappPeople.phone, phone)).get();
  if (person?.stoppedAt) return 'stopped';
  if (person?.blockedBy) return 'blocked';
  const sessionId = person?.sessionId ?? newSessionId();
  const about = `${bookingId} ${kind === 'reminder' ? startsAt : kind}`;
  const { text, use } = filledTemplate(template, [firstName || '–', demoTimeInSubject(startsAt, locale)]);
  const row: MessageRow = {
    id: contentId(about),
    sessionId,
    message: text,
    isBot: true,
    timestamp: new Date(now).toISOString(),
    metadata: { confidence: null, suggestedActions: [], template: use },
  };
  const isBooked = sql`EXISTS (SELECT 1 FROM bookings
    WHERE id = ${bookingId} AND status = 'confirmed' AND replaced_by = '' AND starts_at = ${startsAt})`;
  const isReachable = sql`EXISTS (SELECT 1 FROM whatsapp_people
    WHERE phone = ${phone} AND session_id = ${sessionId} AND stopped_at IS NULL AND blocked_by IS NULL)`;
  const personId = sql`(SELECT id FROM whatsapp_people WHERE phone = ${phone})`;
  const accountId = sql`(SELECT account_id FROM whatsapp_people ORDER BY received_at DESC LIMIT 1)`;
  const id = crypto.randomUUID();
  const stranger = { id, phone, sessionId, locale, accountId, receivedAt: neverReceived };
  await transaction(db, {
    person: insertIf(db, whatsappPeople, stranger, sql`${personId} IS NULL AND ${isBooked}`),
    words: insertWords(db, personId, { name: null, phone }),
    message: insertMessages(db, [row], sql`${isBooked} AND ${isReachable}`),
    about: db.update(whatsappMessages).set({ about }).where(eq(whatsappMessages.id, row.id)),
    locale: keepSessionLocale(db, sessionId),
  });
  return null;
}
