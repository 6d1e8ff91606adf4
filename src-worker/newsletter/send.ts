import { eq, sql } from 'drizzle-orm';
import type { Newsletter, NewsletterRequest } from '../../src-shared/contracts/admin.ts';
import { oneLine } from '../../src-shared/one-line.ts';
import { type Database, database } from '../db/client.ts';
import { newsletters } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { deliverDue } from '../mail/delivery.ts';
import { announceBatches } from '../mail/mail-queue.ts';
import { batchesOf, enqueue, enqueueNewsletter } from '../mail/outbox.ts';

/**
 * Stores a newsletter and one mail for every active subscriber, in one transaction. The same request again changes nothing.
 * The caller starts the delivery.
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
  // Queue the mails before the newsletter is inserted: their statement does nothing when the newsletter exists.
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

/** Starts the delivery of a stored newsletter: by the queue, else by this request. */
export async function deliverNewsletter(env: Bindings, { id, recipients }: Newsletter): Promise<void> {
  if (!(await announceBatches(env, batchesOf(id, recipients)))) await deliverDue(env);
}

/** Queues a test of the newsletter to its author. @returns the mail's id, for `deliverNow` */
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

/** Inserts nothing when the id is taken or nobody is subscribed. */
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

/** A row as JSON. */
export function newsletterOf({ createdBy, createdAt, ...row }: typeof newsletters.$inferSelect): Newsletter {
  return { ...row, created_by: createdBy, created_at: createdAt };
}
