import { sql } from 'drizzle-orm';
import { type Newsletter, type NewsletterChange, NewsletterRequest } from '#shared/contracts/newsletter.ts';
import { composerMessages } from '#shared/staff-texts/messages.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { newsletters } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { parse } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { noSuchNewsletter } from './schedule.ts';
import { newsletterOf, requirePictures, textsOf } from './send.ts';

/** Possible until its time comes: from then on its emails are queued. */
export async function changeScheduled(
  env: Bindings,
  id: string,
  { expectedVersion, ...change }: NewsletterChange,
  by: string,
): Promise<Newsletter> {
  const db = database(env);
  const selectOne = () => db.select().from(newsletters).where(sql`id = ${id}`);
  const [before] = await selectOne();
  if (!before) throw noSuchNewsletter();
  const { sendAt, ...request } = parse(NewsletterRequest, { ...textsBefore(before), ...given(change), id });
  await requirePictures(env, request);
  const { kind, audience, segment = null } = request;
  const at = new Date(Math.max(Date.now(), Date.parse(before.changedAt ?? before.createdAt) + 1)).toISOString();
  const version = expectedVersion ?? before.changedAt ?? before.createdAt;
  const isTarget = sql`id = ${id} AND NOT started AND coalesce(changed_at, created_at) = ${version}`;
  const detail = `${id}: ${request.subject}`;
  const {
    changed: [changed],
    stored: [stored],
  } = await transaction(db, {
    audited: audit(
      db,
      { action: 'newsletter_changed', detail, by, at },
      sql`EXISTS (SELECT 1 FROM newsletters WHERE ${isTarget})`,
    ),
    changed: db
      .update(newsletters)
      .set({
        ...{ kind, audience, segment, ...textsOf(request) },
        ...{ sendAt: sendAt ?? before.sendAt, changedAt: at, changedBy: by },
      })
      .where(isTarget)
      .returning(),
    stored: selectOne(),
  });
  if (changed) return newsletterOf(changed);
  if (!stored) throw noSuchNewsletter();
  if (stored.started) throw new ProblemError('status_changed', { detail: composerMessages.alreadySending });
  throw new ProblemError('changed_meanwhile', {
    detail: composerMessages.newsletterChanged(stored.changedBy ?? stored.createdBy),
  });
}

function textsBefore({
  kind,
  audience,
  segment,
  subject,
  content,
  subjectAr,
  contentAr,
}: typeof newsletters.$inferSelect) {
  const arabic = audience === 'all' ? { subjectAr, contentAr } : {};
  return { kind, audience, segment, subject, content, ...arabic };
}

/** A time of null is none: the old one stays. */
function given<Change extends object>(change: Change): Partial<Change> {
  return Object.fromEntries(
    Object.entries(change).filter(([name, value]) => value !== undefined && !(name === 'sendAt' && value === null)),
  ) as Partial<Change>;
}
