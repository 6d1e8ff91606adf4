import { type SQL, sql } from 'drizzle-orm';
import { EmailAddress } from '#shared/contracts/field-types.ts';
import type { ImportReport, SubscriberImport } from '#shared/contracts/subscribers.ts';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import type { ImportRefusal } from '#shared/newsletter/import-refusals.ts';
import { gulfHour } from '#shared/time/days.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { insertFrom } from '../db/insert-if.ts';
import { addressHash } from '../db/keys.ts';
import { consents, newsletterSubscribers } from '../db/schema.ts';
import { subscriberSearchText } from '../db/search-text.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, configOf } from '../env.ts';
import { keepWording, wordingOf } from '../mail/consent.ts';
import { insertMails } from '../mail/outbox.ts';
import { mailOf } from './mails.tsx';

interface NewSubscriber {
  row: number;
  id: string;
  email: string;
  hash: string;
  locale: Locale;
  searchText: string;
  dueAt: string;
}

/** Subscribers per transaction: each statement gets them as one parameter. */
const chunkSize = 500;

/** Confirmations a minute, so that visitors who write to us do not wait for theirs. */
const confirmationsPerMinute = 50;

/**
 * Imports only new addresses, never one that unsubscribed, is suppressed, or whose owner had all data erased. May be
 * repeated: imported addresses are subscribers by then.
 */
export async function importSubscribers(env: Bindings, request: SubscriberImport, by: string): Promise<ImportReport> {
  const now = new Date().toISOString();
  const mustConfirm = configOf(env).NEWSLETTER_DOUBLE_OPT_IN;
  const { subscribers, refused } = await subscribersOf(env, request, now);
  const db = database(env);
  let added = 0;
  for (let start = 0; start < subscribers.length; start += chunkSize) {
    const chunk = subscribers.slice(start, start + chunkSize);
    const why = await addSubscribers(db, chunk, { ...request, now, mustConfirm });
    added += chunk.length - why.size;
    for (const { row, id, email } of chunk) {
      const reason = why.get(id);
      if (reason) refused.push({ row, email, why: reason });
    }
  }
  const detail = `${request.source}, ${request.consentedOn}: ${added} of ${request.rows.length}`;
  await audit(db, { action: 'readers_imported', detail, by, at: now });
  return { added, mustConfirm, refused: refused.sort((a, b) => a.row - b.row) };
}

/** Stores nothing. `added` would be imported as of now. */
export async function checkImport(env: Bindings, rows: SubscriberImport['rows']) {
  const { subscribers, refused } = await subscribersOf(env, { rows, locale: defaultLocale }, new Date().toISOString());
  const db = database(env);
  let added = 0;
  for (let start = 0; start < subscribers.length; start += chunkSize) {
    for (const { index, why } of await selectRefusals(db, subscribers.slice(start, start + chunkSize))) {
      const { row, email } = subscribers[start + index]!;
      if (why) refused.push({ row, email, why });
      else added += 1;
    }
  }
  return { added, refused: refused.sort((a, b) => a.row - b.row) };
}

function selectRefusals(db: Database, subscribers: NewSubscriber[]) {
  const of = (name: keyof NewSubscriber): SQL => sql`given.value ->> ${name}`;
  return db
    .select({ index: sql<number>`given.key`.as('given_index'), why: refusalOf(of).as('why') })
    .from(sql`json_each(${JSON.stringify(subscribers)}) AS given`);
}

async function subscribersOf(env: Bindings, { rows, locale }: Pick<SubscriberImport, 'rows' | 'locale'>, now: string) {
  const subscribers: NewSubscriber[] = [];
  const refused: ImportReport['refused'] = [];
  const seen = new Set<string>();
  const states = worstStates(rows);
  for (const { row, email: given, locale: own = locale } of rows) {
    const { data: email } = EmailAddress.safeParse(given.trim());
    const key = email?.toLowerCase() ?? '';
    const why: ImportRefusal | undefined = !email ? 'invalid' : seen.has(key) ? 'repeated' : states.get(key);
    if (email) seen.add(key);
    if (why || !email) {
      refused.push({ row, email: (email ?? given).slice(0, 100), why: why ?? 'invalid' });
      continue;
    }
    const wait = Math.floor(subscribers.length / confirmationsPerMinute) * 60_000;
    subscribers.push({
      row,
      email,
      locale: own,
      id: crypto.randomUUID(),
      hash: await addressHash(env, email),
      searchText: subscriberSearchText({ email }),
      dueAt: new Date(Date.parse(now) + wait).toISOString(),
    });
  }
  return { subscribers, refused };
}

/** An address may occur in the file both as subscribed and as unsubscribed: then it counts as unsubscribed. */
function worstStates(rows: SubscriberImport['rows']): Map<string, 'left' | 'blocked' | 'unread'> {
  const order = ['unread', 'left', 'blocked'] as const;
  const stated = rows.flatMap(({ email, state }) => {
    const { data: address } = EmailAddress.safeParse(email.trim());
    return address && state ? [{ key: address.toLowerCase(), state }] : [];
  });
  const sorted = stated.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return new Map(sorted.map(({ key, state }) => [key, state]));
}

interface Terms extends Pick<SubscriberImport, 'source' | 'consentedOn' | 'locale'> {
  now: string;
  mustConfirm: boolean;
}

async function addSubscribers(
  db: Database,
  subscribers: NewSubscriber[],
  terms: Terms,
): Promise<Map<string, ImportRefusal>> {
  const { source, consentedOn, locale, now, mustConfirm } = terms;
  const list = sql`json_each(${JSON.stringify(subscribers)}) AS given`;
  const of = (name: keyof NewSubscriber): SQL => sql`given.value ->> ${name}`;
  const wording = wordingOf(locale, `${source} (${consentedOn})`);
  const isTaken = sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ${of('id')})`;
  const { states } = await transaction(db, {
    states: db.select({ id: sql<string>`${of('id')}`.as('given_id'), why: refusalOf(of).as('why') }).from(list),
    subscribers: insertFrom(
      db,
      newsletterSubscribers,
      {
        id: of('id'),
        email: of('email'),
        ...(mustConfirm ? { status: 'unconfirmed', askedAt: now } : { status: 'active', welcomedAt: now }),
        subscribedAt: now,
        source,
        locale: of('locale'),
        searchText: of('searchText'),
        importedAt: now,
      },
      sql`FROM ${list} WHERE ${refusalOf(of)} IS NULL`,
    ).onConflictDoNothing(),
    wording: keepWording(db, wording),
    consents: insertFrom(
      db,
      consents,
      {
        addressHash: of('hash'),
        purpose: 'newsletter',
        action: 'given',
        wordingId: wording.id,
        locale: of('locale'),
        source: 'import',
        at: gulfHour(consentedOn, 0).toISOString(),
      },
      sql`FROM ${list} WHERE ${isTaken}`,
    ),
    confirmations: insertMails(
      db,
      {
        kind: 'newsletter_confirm',
        to: of('email'),
        subject: sql`${JSON.stringify(mailOf('newsletter_confirm', now).subjects)} ->> (${of('locale')})`,
        createdAt: now,
        dueAt: of('dueAt'),
        subscriberId: of('id'),
      },
      sql`FROM ${list} WHERE ${mustConfirm ? isTaken : sql`false`}`,
    ),
  });
  return new Map(states.flatMap(({ id, why }) => (why ? [[id, why] as const] : [])));
}

function refusalOf(of: (name: keyof NewSubscriber) => SQL): SQL<ImportRefusal | null> {
  const status = sql`(SELECT status FROM newsletter_subscribers WHERE lower(email) = lower(${of('email')}))`;
  const consent = sql`(SELECT action FROM consents WHERE address_hash = ${of('hash')} ORDER BY id DESC LIMIT 1)`;
  return sql`CASE
    WHEN EXISTS (SELECT 1 FROM suppressions WHERE address_hash = ${of('hash')}) THEN 'suppressed'
    WHEN ${status} = 'unsubscribed' OR (${status} IS NULL AND ${consent} = 'withdrawn') THEN 'left'
    ELSE ${status}
  END`;
}
