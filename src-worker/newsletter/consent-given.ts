import type { SQL } from 'drizzle-orm';
import type { Locale } from '../../src-shared/locales.ts';
import { keepWording, recordConsent } from '../consent/store.ts';
import { newsletterWording } from '../consent/wording.ts';
import type { Database } from '../db/client.ts';

/** Another source could hold an address, and the record names nobody. */
const plainSource = /^[\w-]{1,40}$/;

/** Records that somebody agreed to the newsletter form's wording in this language. `now` is an ISO time. */
export function consentGiven(
  db: Database,
  { addressHash, source, locale, now }: { addressHash: string; source: string | null; locale: Locale; now: string },
  onlyIf: SQL,
) {
  const wording = newsletterWording(locale);
  const consent = {
    addressHash,
    purpose: 'newsletter',
    action: 'given',
    wordingId: wording.id,
    locale: wording.locale,
    source: source === null ? 'footer' : plainSource.test(source) ? source : 'other',
    at: now,
  } as const;
  return [keepWording(db, wording), recordConsent(db, consent, onlyIf)] as const;
}
