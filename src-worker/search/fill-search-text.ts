import { isNull, sql } from 'drizzle-orm';
import { type Database, database } from '../db/client.ts';
import { formSubmissions, newsletterSubscribers } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { submissionSearchText, subscriberSearchText } from './search-text.ts';

/** Rows of each table in one run, so that their texts fit in a parameter of D1. The Cron Trigger runs 1,440 times a day. */
const maxRows = 50;

/** Writes `search_text` of records from before it existed. When there are none, it reads an index only. */
export async function fillSearchText(env: Pick<Bindings, 'DB'>): Promise<void> {
  const db = database(env);
  const { seq, firstName, lastName, email, company, message, searchText } = formSubmissions;
  const subscribers = newsletterSubscribers;
  const [submissionRows, subscriberRows] = await db.batch([
    db
      .select({ seq, firstName, lastName, email, company, message })
      .from(formSubmissions)
      .where(isNull(searchText))
      .limit(maxRows),
    db
      .select({ seq: subscribers.seq, email: subscribers.email })
      .from(subscribers)
      .where(isNull(subscribers.searchText))
      .limit(maxRows),
  ]);
  if (submissionRows.length + subscriberRows.length === 0) return;
  await db.batch([
    writeTexts(
      db,
      formSubmissions,
      submissionRows.map((row) => [row.seq, submissionSearchText(row)]),
    ),
    writeTexts(
      db,
      subscribers,
      subscriberRows.map((row) => [row.seq, subscriberSearchText(row)]),
    ),
  ]);
  log('info', 'search_text_filled', { submissions: submissionRows.length, subscribers: subscriberRows.length });
}

/** One statement for all rows; a row that has been deleted since is not there any more. */
function writeTexts(
  db: Database,
  table: typeof formSubmissions | typeof newsletterSubscribers,
  texts: [seq: number, text: string][],
) {
  const given = sql`json_each(${JSON.stringify(Object.fromEntries(texts))})`;
  return db
    .update(table)
    .set({ searchText: sql`(SELECT value FROM ${given} WHERE key = ${table.seq})` })
    .where(sql`${table.seq} IN (SELECT CAST(key AS INTEGER) FROM ${given})`);
}
