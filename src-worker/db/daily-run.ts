import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { dailyRuns } from './schema.ts';

type DailyTask = 'digest' | 'stayed' | 'summary';

export async function lastRun(db: Database, task: DailyTask): Promise<string | undefined> {
  return (await db.select().from(dailyRuns).where(sql`name = ${task}`).get())?.day;
}

export function hasNotRun(task: DailyTask, day: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM daily_runs WHERE name = ${task} AND day >= ${day})`;
}

export function markRun(db: Database, task: DailyTask, day: string) {
  return db.insert(dailyRuns).values({ name: task, day }).onConflictDoUpdate({ target: dailyRuns.name, set: { day } });
}
