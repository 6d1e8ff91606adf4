import { sql } from 'drizzle-orm';
import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { gulfDate, gulfHour, weekdayOf } from '../../src-shared/time/days.ts';
import { officeHours, openingOf } from '../../src-shared/time/office-hours.ts';
import { loadPeriods } from '../bookings/opening-hours.ts';
import { type Database, database } from '../db/client.ts';
import { hasNotRun, lastRun, markRun } from '../db/daily-run.ts';
import { type Digest, openOrder } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';

const maxListed = 10;

/** The Cron Trigger calls this each minute, so that a failed run is made up for. */
export async function sendDigests(env: Bindings, now: number = Date.now()): Promise<void> {
  const day = gulfDate(new Date(now));
  if (!mayBeOpen(day, now)) return;
  const db = database(env);
  if ((await lastRun(db, 'digest')) === day) return;
  const { from, to } = openingOf(await loadPeriods(env, day, day), day);
  if (now < from || now >= to) return;
  const mails = await digestMails(db, new Date(now).toISOString());
  await db.batch([enqueue(db, mails, hasNotRun('digest', day)), markRun(db, 'digest', day)]);
}

function mayBeOpen(day: string, now: number): boolean {
  const { weekdays, opens, closes } = officeHours;
  const isOpen = now >= gulfHour(day, opens).getTime() && now < gulfHour(day, closes).getTime();
  return isOpen && (weekdays as readonly number[]).includes(weekdayOf(day));
}

async function digestMails(db: Database, now: string): Promise<NewEmail[]> {
  const rows = await selectOpen(db);
  return rows.map(({ assignee, open, first }) => ({
    id: crypto.randomUUID(),
    kind: 'staff_digest',
    to: assignee,
    subject: staffMail.digest.subject(open),
    payload: { digest: { open, first: JSON.parse(first) as Digest['first'] } },
    dueAt: now,
    createdAt: now,
  }));
}

const isListed = sql`hidden_as IS NULL AND snoozed_until IS NULL`;

function selectOpen(db: Database) {
  return db.all<{ assignee: string; open: number; first: string }>(sql`
    SELECT assignee, count(*) AS open, (
      SELECT json_group_array(json_object('id', id, 'formType', form_type, 'since', waiting_since)) FROM (
        SELECT id, form_type, waiting_since FROM form_submissions INDEXED BY submissions_open_by_assignee
        WHERE status <> 'completed' AND assignee = mine.assignee AND ${isListed} ORDER BY ${openOrder}, seq LIMIT ${maxListed}
      )
    ) AS first
    FROM form_submissions AS mine INDEXED BY submissions_open_by_assignee
    WHERE status <> 'completed' AND assignee IS NOT NULL AND ${isListed}
    GROUP BY assignee
    HAVING NOT EXISTS (SELECT 1 FROM staff WHERE email = mine.assignee AND digest = 0)`);
}
