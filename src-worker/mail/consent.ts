import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../src-shared/locales.ts';
import type { Database } from '../db/client.ts';
import { sha256 } from '../db/hash.ts';
import { consents, wordings } from '../db/schema.ts';

export type ConsentPurpose = (typeof consents.$inferSelect)['purpose'];
export type ConsentAction = (typeof consents.$inferSelect)['action'];

export interface NewConsent {
  addressHash: string;
  purpose: ConsentPurpose;
  action: ConsentAction;
  /** The text that the person agreed to; `keepWording` stores it in the same transaction. */
  wordingId?: string;
  /** SQL when only the database knows it. */
  locale: string | SQL;
  /** How: the form or the link that the person used. */
  source: string;
  /** ISO 8601 UTC. */
  at: string;
}

/** Records a consent for the transaction that makes the change it proves. Does nothing when `onlyIf` is false. */
export function recordConsent(db: Database, consent: NewConsent, onlyIf: SQL = sql`true`) {
  const { addressHash, purpose, action, wordingId = null, locale, source, at } = consent;
  return db
    .insert(consents)
    .select(
      sql`SELECT NULL, ${addressHash}, ${purpose}, ${action}, ${wordingId}, ${locale}, ${source}, ${at} WHERE ${onlyIf}`,
    );
}

/** Stores a wording, once. */
export function keepWording(db: Database, wording: Wording) {
  return db.insert(wordings).values(wording).onConflictDoNothing();
}

/** The consents of an address with the texts that were agreed to, oldest first. */
export function consentsOf(db: Database, addressHash: string) {
  return db
    .select({
      purpose: consents.purpose,
      action: consents.action,
      source: consents.source,
      locale: consents.locale,
      at: consents.at,
      wording: sql<string | null>`(SELECT text FROM wordings WHERE wordings.id = wording_id)`.as('wording'),
    })
    .from(consents)
    .where(eq(consents.addressHash, addressHash))
    .orderBy(asc(consents.id));
}

export type Consent = Awaited<ReturnType<typeof consentsOf>>[number];

/** A text that people agree to, in one language. */
export interface Wording {
  id: string;
  locale: Locale;
  text: string;
}

export function wordingOf(locale: Locale, text: string): Wording {
  return { id: sha256(`${locale}\n${text}`), locale, text };
}
