import { and, eq, gt, sql } from 'drizzle-orm';
import type { Locale } from '#shared/locales.ts';
import { hourLength } from '#shared/time/days.ts';
import type { PersonRow } from '../../chat/whatsapp-view.ts';
import { type Database, database } from '../../db/client.ts';
import { dataLinkExists, linksPerHour } from '../../db/data-links.ts';
import { insertIf } from '../../db/insert-if.ts';
import { idOfToken, suppressionHashes } from '../../db/keys.ts';
import { isMailbox } from '../../db/mailbox.ts';
import { dataLinks, whatsappPeople } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import { texts } from '../../http/texts.ts';
import { enqueue } from '../../mail/outbox.ts';
import { isMailTo } from '../../mail/suppressions.ts';

const linkLifetime = hourLength;

export interface OpenLink {
  id: string;
  token: string;
  expiresAt: string;
}

export interface MailboxLink extends OpenLink {
  email: string;
}

/** A link that was sent on WhatsApp. It proves the number, and no address. */
export interface PersonLink extends OpenLink {
  person: PersonRow;
}

/** The same statements run for every address; they do nothing if nothing is stored or the hour's links are used up. */
export async function requestLink(env: Bindings, email: string, locale: Locale): Promise<string> {
  const db = database(env);
  const now = Date.now();
  const at = new Date(now).toISOString();
  const link = { id: crypto.randomUUID(), email, hashes: await suppressionHashes(env, email), now: at };
  const mail = {
    id: crypto.randomUUID(),
    kind: 'data_link',
    to: email,
    subject: texts[locale].mail.dataLinkSubject,
    dueAt: at,
    createdAt: at,
    payload: { dataLinkId: link.id, locale },
  } as const;
  await db.batch([
    insertDataLink(db, link, { most: linksPerHour, since: new Date(now - hourLength).toISOString() }),
    enqueue(db, [mail], dataLinkExists(link.id)),
  ]);
  return mail.id;
}

export async function openLink(env: Bindings, token: string): Promise<MailboxLink | PersonLink | undefined> {
  const id = await idOfToken(env, 'data_links', token);
  if (id === undefined) return undefined;
  const after = new Date(Date.now() - linkLifetime).toISOString();
  const row = await selectDataLink(database(env), id, after).get();
  if (!row) return undefined;
  const { email, personId, createdAt } = row.link;
  const link = { id, token, expiresAt: linkExpiry(createdAt) };
  if (personId === null) return { ...link, email };
  return row.person ? { ...link, person: row.person } : undefined;
}

export function linkExpiry(createdAt: string): string {
  return new Date(Date.parse(createdAt) + linkLifetime).toISOString();
}

interface NewDataLink {
  id: string;
  email: string;
  hashes: string[];
  now: string;
}

function insertDataLink(
  db: Database,
  { id, email, hashes, now }: NewDataLink,
  { most, since }: { most: number; since: string },
) {
  const anythingStored = sql`(
    EXISTS (SELECT 1 FROM form_submissions WHERE ${isMailbox(sql`email`, email)})
    OR EXISTS (SELECT 1 FROM newsletter_subscribers WHERE ${isMailbox(sql`email`, email)})
    OR EXISTS (SELECT 1 FROM emails WHERE ${isMailTo(email)})
    OR EXISTS (SELECT 1 FROM conversation_entries WHERE kind = 'received' AND ${isMailbox(sql`written_by`, email)})
    OR EXISTS (SELECT 1 FROM deck_requests WHERE ${isMailbox(sql`email`, email)})
    OR EXISTS (SELECT 1 FROM suppressions WHERE address_hash IN ${hashes})
    OR EXISTS (SELECT 1 FROM consents WHERE address_hash IN ${hashes}))`;
  const recent = sql`(SELECT count(*) FROM data_links WHERE ${isMailbox(sql`email`, email)} AND created_at > ${since})`;
  return insertIf(db, dataLinks, { id, email, createdAt: now }, sql`${anythingStored} AND ${recent} < ${most}`);
}

function selectDataLink(db: Database, id: string, after: string) {
  return db
    .select({ link: dataLinks, person: whatsappPeople })
    .from(dataLinks)
    .leftJoin(whatsappPeople, eq(whatsappPeople.id, dataLinks.personId))
    .where(and(eq(dataLinks.id, id), gt(dataLinks.createdAt, after)));
}
