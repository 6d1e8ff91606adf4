import { isNull, sql } from 'drizzle-orm';
import { type Database, database } from '../db/client.ts';
import { formSubmissions, newsletterSubscribers } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { foldedNameOf, submissionSearchText, subscriberSearchText } from './search-text.ts';

/** Rows of each table in one run. The Cron Trigger runs 1,440 times a day. */
const maxRows = 50;
/** The characters of one run, so that its texts fit in a parameter of D1; a longer text is the only one of its run. */
const maxCharacters = 300_000;
/** The characters of a conversation that the fill makes findable. */
const maxConversation = 100_000;

/** What staff have noted and the visitor has written, and how many entries that is. */
const entries = sql`FROM conversation_entries WHERE submission_id = form_submissions.id AND kind <> 'sent'`;

/** Writes `search_text` of records from before it existed. When there are none, it reads an index only. */
export async function fillSearchText(env: Pick<Bindings, 'DB'>): Promise<void> {
  const db = database(env);
  const { seq, formType, firstName, lastName, email, company, message, phone, additionalData, submittedAt } =
    formSubmissions;
  const subscribers = newsletterSubscribers;
  const [submissionRows, subscriberRows] = await db.batch([
    db
      .select({
        ...{ seq, formType, firstName, lastName, email, company, message, phone, additionalData, submittedAt },
        conversation: sql<string | null>`(SELECT substr(group_concat(text, ' '), 1, ${maxConversation}) ${entries})`.as(
          'conversation',
        ),
        entries: sql<number>`(SELECT count(*) ${entries})`.as('entries'),
      })
      .from(formSubmissions)
      .where(isNull(formSubmissions.searchText))
      .limit(maxRows),
    db
      .select({ seq: subscribers.seq, email: subscribers.email })
      .from(subscribers)
      .where(isNull(subscribers.searchText))
      .limit(maxRows),
  ]);
  if (submissionRows.length + subscriberRows.length === 0) return;
  const submissions = fitting(
    submissionRows.map((row) => ({
      seq: row.seq,
      text: submissionSearchText(row, row.conversation),
      name: row.formType === 'career' ? foldedNameOf(row) : null,
      entries: row.entries,
    })),
  );
  await db.batch([
    writeSubmissions(db, submissions),
    writeSubscribers(
      db,
      subscriberRows.map((row) => ({ seq: row.seq, text: subscriberSearchText(row) })),
    ),
  ]);
  log('info', 'search_text_filled', { submissions: submissions.length, subscribers: subscriberRows.length });
}

/** The first texts that are not too long together, at least one. */
function fitting<Text extends { text: string }>(texts: Text[]): Text[] {
  let characters = 0;
  return texts.filter(({ text }, i) => {
    characters += text.length;
    return i === 0 || characters <= maxCharacters;
  });
}

/** A submission that has got another entry since is written in the next run. */
function writeSubmissions(db: Database, texts: { seq: number; text: string; name: string | null; entries: number }[]) {
  return db
    .update(formSubmissions)
    .set({ searchText: sql`value ->> '$.text'`, foldedName: sql`value ->> '$.name'` })
    .from(sql`json_each(${JSON.stringify(texts)})`)
    .where(sql`form_submissions.seq = value ->> '$.seq' AND value ->> '$.entries' = (SELECT count(*) ${entries})`);
}

function writeSubscribers(db: Database, texts: { seq: number; text: string }[]) {
  return db
    .update(newsletterSubscribers)
    .set({ searchText: sql`value ->> '$.text'` })
    .from(sql`json_each(${JSON.stringify(texts)})`)
    .where(sql`newsletter_subscribers.seq = value ->> '$.seq'`);
}
