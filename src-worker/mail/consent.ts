import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/locales.ts';
import type { Database } from '../db/client.ts';
import { sha256 } from '../db/hash.ts';
import { inJson } from '../db/in-json.ts';
import { insertIf } from '../db/insert-if.ts';
import { consents, wordings } from '../db/schema.ts';

type ConsentPurpose = (typeof consents.$inferSelect)['purpose'];
type ConsentAction = (typeof consents.$inferSelect)['action'];

export interface NewConsent {
  addressHash: string;
  purpose: ConsentPurpose;
  action: ConsentAction;
  wordingId?: string | SQL;
  locale: string | SQL;
  source: string;
  at: string;
}

export function recordConsent(db: Database, consent: NewConsent, onlyIf: SQL = sql`true`) {
  return insertIf(db, consents, consent, onlyIf);
}

export function keepWording(db: Database, wording: Wording) {
  return db.insert(wordings).values(wording).onConflictDoNothing();
}

export function consentsOf(db: Database, ...hashes: string[]) {
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
    .where(inArray(consents.addressHash, inJson(hashes)))
    .orderBy(asc(consents.id));
}

export type Consent = Awaited<ReturnType<typeof consentsOf>>[number];

export interface Wording {
  id: string;
  locale: Locale;
  text: string;
}

export function wordingOf(locale: Locale, text: string): Wording {
  return { id: sha256(`${locale}\n${text}`), locale, text };
}
