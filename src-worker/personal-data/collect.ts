import { addressHash } from '../address-hash.ts';
import { type Consent, consentsOf } from '../consent/store.ts';
import { database } from '../db/client.ts';
import type {
  bookings,
  dataLinks,
  emails,
  formSubmissions,
  newsletterSubscribers,
  suppressions,
} from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { bookingsFrom, dataLinksOf, mailsTo, submissionsFrom, subscriberWith, suppressionOf } from './store.ts';

/** All rows that are stored about an address. Lists are oldest first. */
export interface PersonalRows {
  submissions: (typeof formSubmissions.$inferSelect)[];
  bookings: (typeof bookings.$inferSelect)[];
  subscriber: typeof newsletterSubscribers.$inferSelect | undefined;
  mails: (typeof emails.$inferSelect)[];
  consents: Consent[];
  suppression: typeof suppressions.$inferSelect | undefined;
  dataLinks: (typeof dataLinks.$inferSelect)[];
}

/** Reads what is stored about an address. A chat has no address. */
export async function collectPersonalData(env: Bindings, email: string): Promise<PersonalRows> {
  const db = database(env);
  const hash = await addressHash(env, email);
  const [submissions, booked, [subscriber], mails, consents, [suppression], links] = await db.batch([
    submissionsFrom(db, email),
    bookingsFrom(db, email),
    subscriberWith(db, email),
    mailsTo(db, email),
    consentsOf(db, hash),
    suppressionOf(db, hash),
    dataLinksOf(db, email),
  ]);
  return { submissions, bookings: booked, subscriber, mails, consents, suppression, dataLinks: links };
}
