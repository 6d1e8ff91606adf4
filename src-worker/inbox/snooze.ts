import { sql } from 'drizzle-orm';
import { byAbsence } from '#shared/staff-texts/absence.ts';
import { passedToCover } from '../auth/absence.ts';
import { database } from '../db/client.ts';
import { formSubmissions } from '../db/schema.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';

export async function wakeSnoozed(env: Bindings, now: Date = new Date()): Promise<void> {
  const db = database(env);
  const at = now.toISOString();
  const isDue = sql`snoozed_until <= ${at}`;
  await transaction(db, {
    passed: updateSubmissions(db, isDue, { ...passedToCover(), by: byAbsence, at }),
    woken: db.update(formSubmissions).set({ waitingSince: sql`snoozed_until`, snoozedUntil: null }).where(isDue),
  });
}
