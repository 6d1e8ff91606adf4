import { eq, type SQL, sql } from 'drizzle-orm';
import type {
  Newsletter,
  NewsletterAudience,
  NewsletterKind,
  NewsletterRequest,
  NewsletterSegment,
  TestNewsletterRequest,
} from '#shared/contracts/newsletter.ts';
import type { EmailKind } from '#shared/mail/email-kinds.ts';
import { composerMessages } from '#shared/staff-texts/messages.ts';
import { oneLine } from '#shared/text/one-line.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { insertFrom } from '../db/insert-if.ts';
import { newsletterDrafts, newsletters } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { announceBatches } from '../mail/batches.ts';
import { deliverDue } from '../mail/delivery.ts';
import { batchesOf, emailsPerBatch, enqueue, insertMails } from '../mail/outbox.ts';
import { hasAllPictures } from '../media/store.ts';
import { areRecipients, countRecipients } from './recipients.ts';

export async function sendNewsletter(
  env: Bindings,
  request: NewsletterRequest,
  staffEmail: string,
): Promise<{ newsletter: Newsletter; created: boolean }> {
  await requirePictures(env, request);
  const db = database(env);
  const id = request.id ?? crypto.randomUUID();
  const now = new Date().toISOString();
  const sendAt = request.sendAt ?? null;
  const { kind, audience, segment = null } = request;
  const newsletter = { kind, audience, segment, ...textsOf(request) };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM newsletters WHERE id = ${id})`;
  // The emails are queued before the newsletter is inserted: their statement does nothing once it exists.
  const action = sendAt ? 'newsletter_scheduled' : 'newsletter_sent';
  const detail = `${id}: ${newsletter.subject}${segment ? ` (${segment})` : ''}`;
  const {
    inserted,
    stored: [row],
  } = await transaction(db, {
    audited: audit(
      db,
      { action, detail, by: staffEmail, at: now },
      sql`${isNew} AND ${countRecipients(newsletter)} > 0`,
    ),
    queued: enqueueNewsletter(db, { ...newsletter, id, now }, sendAt ? sql`false` : isNew),
    inserted: insertNewsletter(db, { ...newsletter, id, createdBy: staffEmail, createdAt: now, sendAt }),
    draftDeleted: db.delete(newsletterDrafts).where(sql`id = ${id} AND NOT ${isNew}`),
    stored: db.select().from(newsletters).where(eq(newsletters.id, id)),
  });
  if (!row) throw new ProblemError('no_active_subscribers');
  const same = (Object.keys(newsletter) as (keyof typeof newsletter)[]).every((name) => row[name] === newsletter[name]);
  if (!same) throw new ProblemError('id_already_used');
  return { newsletter: newsletterOf(row), created: inserted.length > 0 };
}

export async function deliverNewsletter(env: Bindings, { id, recipients, started }: Newsletter): Promise<void> {
  if (!started) return;
  if (!(await announceBatches(env, batchesOf(id, recipients)))) await deliverDue(env);
}

export async function sendTestNewsletter(
  env: Bindings,
  { subject, content, locale }: TestNewsletterRequest,
  staffEmail: string,
): Promise<string> {
  await requirePictures(env, { content });
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const mail = {
    id,
    kind: 'newsletter',
    to: staffEmail,
    subject: oneLine(subject),
    payload: { content, locale },
  } as const;
  await enqueue(database(env), [{ ...mail, dueAt: now, createdAt: now }]);
  return id;
}

export async function requirePictures(
  env: Bindings,
  { content, contentAr }: Pick<NewsletterRequest, 'content' | 'contentAr'>,
) {
  if (await hasAllPictures(env, [content, contentAr])) return;
  throw new ProblemError('validation_failed', {
    errors: [{ path: 'content', message: composerMessages.missingPicture }],
  });
}

export function textsOf({ audience, subject, content, subjectAr, contentAr }: NewsletterRequest) {
  const arabic = audience === 'ar' ? { subject, content } : { subject: subjectAr ?? '', content: contentAr ?? '' };
  const hasArabic = arabic.subject.trim() !== '' && arabic.content.trim() !== '' && audience !== 'en';
  return {
    subject: oneLine(subject),
    content,
    subjectAr: hasArabic ? oneLine(arabic.subject) : null,
    contentAr: hasArabic ? arabic.content : null,
  };
}

type NewRow = Pick<
  typeof newsletters.$inferSelect,
  | 'id'
  | 'kind'
  | 'audience'
  | 'segment'
  | 'subject'
  | 'content'
  | 'subjectAr'
  | 'contentAr'
  | 'createdBy'
  | 'createdAt'
  | 'sendAt'
>;

function insertNewsletter(db: Database, row: NewRow) {
  const recipients = sql`readers`;
  return insertFrom(
    db,
    newsletters,
    { ...row, recipients, queued: row.sendAt ? 0 : recipients, started: !row.sendAt },
    sql`FROM (SELECT ${countRecipients(row)} AS readers) WHERE readers > 0`,
  )
    .onConflictDoNothing()
    .returning({ id: newsletters.id });
}

export function newsletterOf(row: typeof newsletters.$inferSelect): Newsletter {
  const { createdBy, createdAt, subjectAr, contentAr, sendAt, changedAt, changedBy, ...rest } = row;
  return {
    ...rest,
    subject_ar: subjectAr,
    content_ar: contentAr,
    created_by: createdBy,
    created_at: createdAt,
    send_at: sendAt,
    version: changedAt ?? createdAt,
    changed_by: changedBy,
  };
}

interface NewNewsletter {
  id: string;
  kind: NewsletterKind;
  audience: NewsletterAudience;
  segment: NewsletterSegment | null;
  subject: string;
  subjectAr: string | null;
  now: string;
}

export function enqueueNewsletter(
  db: Database,
  { id, kind, subject, subjectAr, now, ...recipients }: NewNewsletter,
  onlyIf: SQL,
) {
  const emailKind: EmailKind = kind === 'update' ? 'newsletter_update' : 'newsletter';
  // A random UUID with a counting last part: SQLite writes growing ids several times as fast.
  const newId = sql`${crypto.randomUUID().slice(0, 24)} || printf('%012x', seq)`;
  const subjectForSubscriber = sql`CASE locale WHEN 'ar' THEN coalesce(${subjectAr}, ${subject}) ELSE ${subject} END`;
  // D1 binds numbers as REAL, so the quotient must be cast to an integer.
  const batch = sql`${id} || '/' || CAST((row_number() OVER (ORDER BY seq) - 1) / ${emailsPerBatch} AS INTEGER)`;
  return insertMails(
    db,
    {
      id: newId,
      kind: emailKind,
      to: sql`email`,
      subject: subjectForSubscriber,
      createdAt: now,
      subscriberId: sql`id`,
      newsletterId: id,
      batchId: batch,
    },
    sql`FROM newsletter_subscribers WHERE ${areRecipients(recipients)} AND ${onlyIf}`,
  );
}
