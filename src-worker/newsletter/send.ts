import { eq, sql } from 'drizzle-orm';
import type { Newsletter, NewsletterRequest } from '../../src-shared/contracts/staff.ts';
import { type Database, database } from '../db/client.ts';
import { newsletters } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue, enqueueNewsletter } from '../mail/outbox.ts';
import { oneLine } from '../mail/subjects.ts';

/**
 * Stores a newsletter and one mail for every active subscriber, in one transaction however many they are.
 * The same request again changes nothing. The caller starts a round of delivery.
 * @returns the newsletter, and whether this call stored it
 * @throws ProblemError id_already_used, no_active_subscribers
 */
export async function sendNewsletter(
  env: Bindings,
  request: NewsletterRequest,
  staffEmail: string,
): Promise<{ newsletter: Newsletter; created: boolean }> {
  const db = database(env);
  const { kind, content } = request;
  const id = request.id ?? crypto.randomUUID();
  const subject = oneLine(request.subject);
  const now = new Date().toISOString();
  // The mails go first: they are owed only while the newsletter is not stored.
  const [, inserted, [row]] = await db.batch([
    enqueueNewsletter(db, { id, kind, subject, now }),
    insertNewsletter(db, { id, kind, subject, content, createdBy: staffEmail, createdAt: now }),
    db.select().from(newsletters).where(eq(newsletters.id, id)),
  ]);
  if (!row) throw new ProblemError('no_active_subscribers');
  const same = row.kind === kind && row.subject === subject && row.content === content;
  if (!same) throw new ProblemError('id_already_used');
  return { newsletter: newsletterOf(row), created: inserted.length > 0 };
}

/** Puts a newsletter's test into the outbox, to its author alone. @returns the mail's id, for `deliverNow` */
export async function sendTestNewsletter(
  env: Bindings,
  { subject, content }: Pick<NewsletterRequest, 'subject' | 'content'>,
  staffEmail: string,
): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const mail = { id, kind: 'newsletter', to: staffEmail, subject: oneLine(subject), payload: { content } } as const;
  await enqueue(database(env), [{ ...mail, dueAt: now, createdAt: now }]);
  return id;
}

type NewRow = Omit<typeof newsletters.$inferSelect, 'recipients' | 'queued' | 'sent' | 'failed' | 'cancelled'>;

/** Stores a newsletter unless its id is taken or nobody is there to read it. */
function insertNewsletter(db: Database, row: NewRow) {
  return db
    .insert(newsletters)
    .select(
      sql`SELECT ${row.id}, ${row.kind}, ${row.subject}, ${row.content}, ${row.createdBy}, ${row.createdAt},
          readers, readers, 0, 0, 0
        FROM (SELECT count(*) AS readers FROM newsletter_subscribers WHERE status = 'active') WHERE readers > 0`,
    )
    .onConflictDoNothing()
    .returning({ id: newsletters.id });
}

/** A row as it travels. */
export function newsletterOf({ createdBy, createdAt, ...row }: typeof newsletters.$inferSelect): Newsletter {
  return { ...row, created_by: createdBy, created_at: createdAt };
}
