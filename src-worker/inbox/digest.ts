import { sql } from 'drizzle-orm';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { addDays, gulfDate, gulfHour, weekdayOf } from '#shared/time/days.ts';
import { officeHours, openingOf } from '#shared/time/office-hours.ts';
import { addressSees } from '../auth/records.ts';
import { loadPeriods } from '../bookings/opening-hours.ts';
import { type Database, database } from '../db/client.ts';
import { hasNotRun, lastRun, markRun } from '../db/daily-run.ts';
import { type Came, type Digest, openOrder } from '../db/schema.ts';
import { isOpen } from '../db/submission-status.ts';
import { type Bindings, configOf } from '../env.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { selectDigestRecipients } from '../submissions/notifications.ts';

const maxListed = 10;

/** The Cron Trigger calls this each minute, so that a failed run is repeated. */
export async function sendDigests(env: Bindings, now: number = Date.now()): Promise<void> {
  const day = gulfDate(new Date(now));
  if (!mayBeOpen(day, now)) return;
  const db = database(env);
  const before = await lastRun(db, 'digest');
  if (before === day) return;
  const { from, to } = openingOf(await loadPeriods(env, day, day), day);
  if (now < from || now >= to) return;
  const since = openingHour(before ?? addDays(day, -1));
  const mails = await digestMails(env, { since, until: openingHour(day), now: new Date(now).toISOString() });
  await db.batch([enqueue(db, mails, hasNotRun('digest', day)), markRun(db, 'digest', day)]);
}

function mayBeOpen(day: string, now: number): boolean {
  const { weekdays, opens, closes } = officeHours;
  const isOpen = now >= gulfHour(day, opens).getTime() && now < gulfHour(day, closes).getTime();
  return isOpen && (weekdays as readonly number[]).includes(weekdayOf(day));
}

function openingHour(day: string): string {
  return gulfHour(day, officeHours.opens).toISOString();
}

interface DigestTimes {
  since: string;
  until: string;
  now: string;
}

async function digestMails(env: Bindings, { since, until, now }: DigestTimes): Promise<NewEmail[]> {
  const db = database(env);
  const [open, came, replied, recipients] = await Promise.all([
    selectOpen(db, configOf(env).STAFF_ADDRESSES),
    selectCame(db, since, until),
    selectReplied(db, since, until),
    selectDigestRecipients(db, configOf(env).STAFF_ADDRESSES),
  ]);
  const addresses = new Set([...open.map(({ assignee }) => assignee), ...recipients.map(({ address }) => address)]);
  return [...addresses].flatMap((address) => {
    const mine = open.find(({ assignee }) => assignee === address);
    const types = recipients.filter((recipient) => recipient.address === address).map(({ formType }) => formType);
    const news = came.filter(({ formType }) => types.includes(formType));
    const replies = replied.filter(
      ({ formType, assignee }) => types.includes(formType) && (assignee === null || assignee === address),
    );
    if (!mine && news.length + replies.length === 0) return [];
    const first = replies.slice(0, maxListed).map(({ assignee: _, ...reply }) => reply);
    const digest: Digest = {
      open: mine?.open ?? 0,
      first: JSON.parse(mine?.first ?? '[]'),
      came: news,
      ...(first.length > 0 && { replied: { count: replies.length, first } }),
    };
    const subject = staffMail.digest.subject(digest.open, countOf(news), replies.length);
    const mail = { id: crypto.randomUUID(), kind: 'staff_digest', to: address, payload: { digest } } as const;
    return [{ ...mail, subject, dueAt: now, createdAt: now }];
  });
}

function countOf(came: Came[]): number {
  return came.reduce((sum, { count }) => sum + count, 0);
}

async function selectCame(db: Database, since: string, until: string): Promise<Came[]> {
  const inTime = sql`form_type = type.value AND submitted_at >= ${since} AND submitted_at < ${until} AND hidden_as IS NULL`;
  const rows = await db.all<Omit<Came, 'first'> & { first: string }>(sql`
    SELECT type.value AS formType, (SELECT count(*) FROM form_submissions WHERE ${inTime}) AS count, (
      SELECT json_group_array(json_object('id', id, 'at', submitted_at)) FROM (
        SELECT id, submitted_at FROM form_submissions WHERE ${inTime} ORDER BY submitted_at, seq LIMIT ${maxListed}
      )
    ) AS first
    FROM json_each(${JSON.stringify(submissionTypes)}) AS type`);
  return rows.filter(({ count }) => count > 0).map((row) => ({ ...row, first: JSON.parse(row.first) }));
}

/** Replies that staff have since answered are left out. */
function selectReplied(db: Database, since: string, until: string) {
  return db.all<{ id: string; formType: SubmissionType; assignee: string | null; at: string }>(sql`
    SELECT id, form_type AS formType, assignee, (
      SELECT min(written_at) FROM conversation_entries
      WHERE submission_id = waits.id AND kind = 'received' AND NOT automatic
        AND written_at >= ${since} AND written_at < ${until}
    ) AS at
    FROM form_submissions AS waits INDEXED BY submissions_open_by_assignee
    WHERE ${isOpen()} AND waiting_since IS NOT NULL AND hidden_as IS NULL AND at IS NOT NULL
    ORDER BY at, seq`);
}

const isListed = sql`hidden_as IS NULL AND snoozed_until IS NULL`;

function selectOpen(db: Database, shared: readonly string[]) {
  const isSeen = addressSees(sql`mine.assignee`, sql`form_type`, shared);
  return db.all<{ assignee: string; open: number; first: string }>(sql`
    SELECT assignee, count(*) AS open, (
      SELECT json_group_array(json_object('id', id, 'formType', form_type, 'since', waiting_since)) FROM (
        SELECT id, form_type, waiting_since FROM form_submissions INDEXED BY submissions_open_by_assignee
        WHERE ${isOpen()} AND assignee = mine.assignee AND ${isListed} AND ${isSeen} ORDER BY ${openOrder}, seq LIMIT ${maxListed}
      )
    ) AS first
    FROM form_submissions AS mine INDEXED BY submissions_open_by_assignee
    WHERE ${isOpen()} AND assignee IS NOT NULL AND ${isListed} AND ${isSeen}
    GROUP BY assignee
    HAVING NOT EXISTS (SELECT 1 FROM staff WHERE email = mine.assignee AND digest = 0)`);
}
