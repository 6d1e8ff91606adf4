import { sql } from 'drizzle-orm';
import { database } from '../db/client.ts';
import { formSubmissions } from '../db/schema.ts';
import type { Bindings } from '../env.ts';

export async function wakeSnoozed(env: Bindings, now: Date = new Date()): Promise<void> {
  await database(env)
    .update(formSubmissions)
    .set({ waitingSince: sql`snoozed_until`, snoozedUntil: null })
    .where(sql`snoozed_until <= ${now.toISOString()}`);
}
