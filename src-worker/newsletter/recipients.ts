import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { NewsletterAudience, NewsletterSegment, RecipientCounts } from '#shared/contracts/newsletter.ts';
import type { Database } from '../db/client.ts';
import { campaigns, newsletterSubscribers } from '../db/schema.ts';

const maxSources = 50;

interface Recipients {
  audience: NewsletterAudience;
  segment?: NewsletterSegment | null;
}

/** A condition on `newsletter_subscribers`. */
export function areRecipients({ audience, segment }: Recipients): SQL {
  const hasLanguage = audience === 'all' ? sql`true` : sql`locale = ${audience}`;
  return sql`status = 'active' AND ${hasLanguage} AND ${isIn(segment)}`;
}

export function countRecipients(recipients: Recipients): SQL<number> {
  return sql`(SELECT count(*) FROM newsletter_subscribers WHERE ${areRecipients(recipients)})`;
}

function isIn(segment: Recipients['segment']): SQL {
  if (!segment) return sql`true`;
  if (segment === 'demo') return hasRequested(sql`form_type = 'demo'`);
  const [kind] = segment.split(':', 1);
  const name = segment.slice(kind!.length + 1);
  return kind === 'source'
    ? sql`source = ${name}`
    : sql`(campaign = ${name} OR ${hasRequested(sql`source_campaign = ${name}`)})`;
}

function hasRequested(what: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM form_submissions AS request INDEXED BY submissions_by_email
    WHERE lower(request.email) = lower(newsletter_subscribers.email) AND request.hidden_as IS NULL AND ${what})`;
}

export async function countByAudience(db: Database, segment: Recipients['segment']): Promise<RecipientCounts> {
  const { locale } = newsletterSubscribers;
  const rows = await db
    .select({ locale, count: sql<number>`count(*)` })
    .from(newsletterSubscribers)
    .where(areRecipients({ audience: 'all', segment }))
    .groupBy(locale);
  const { en = 0, ar = 0 } = Object.fromEntries(rows.map(({ locale, count }) => [locale, count]));
  return { all: en + ar, en, ar };
}

/** A source is free text from a public form, so only the most frequent are listed. */
export async function listSegments(db: Database): Promise<NewsletterSegment[]> {
  const { source, status } = newsletterSubscribers;
  const [sources, named] = await db.batch([
    db
      .select({ source })
      .from(newsletterSubscribers)
      .where(sql`${status} = 'active' AND ${source} <> ''`)
      .groupBy(source)
      .orderBy(desc(sql`count(*)`), asc(source))
      .limit(maxSources),
    db.select({ name: campaigns.name }).from(campaigns).orderBy(asc(campaigns.name)),
  ]);
  return ['demo', ...sources.map(({ source }) => `source:${source}`), ...named.map(({ name }) => `campaign:${name}`)];
}
