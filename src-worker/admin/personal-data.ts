import { eq, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { type PersonalData, PersonalDataRequest } from '../../src-shared/contracts/admin.ts';
import { type Database, database } from '../db/client.ts';
import { auditLog, emails, formSubmissions, hmacKeys, newsletterSubscribers } from '../db/schema.ts';
import { hmac } from '../hash.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse, readJson } from '../http/body.ts';
import { submissionOf } from '../submissions/record.ts';
import { outboxEmailOf } from './emails.ts';
import { subscriberOf } from './subscribers.ts';

/** Export and erasure of the data stored about an e-mail address. A chat has no address, and expires by itself. */
export const adminPersonalData = new Hono<HonoEnv>()
  .get('/people', async (c) => {
    const { email } = parse(PersonalDataRequest, c.req.query());
    return c.json(await exportPersonalData(database(c.env), email, c.get('staffEmail')));
  })
  .delete('/people', async (c) => {
    const { email } = await readJson(c, PersonalDataRequest);
    return c.json({ erased: await erasePersonalData(database(c.env), email, c.get('staffEmail')) });
  });

async function exportPersonalData(db: Database, email: string, by: string): Promise<PersonalData> {
  const pseudonym = await pseudonymOf(db, email);
  const [submissions, [subscriber], mails] = await db.batch([
    db.select().from(formSubmissions).where(isAddress(formSubmissions.email, email)),
    db.select().from(newsletterSubscribers).where(isAddress(newsletterSubscribers.email, email)),
    db.select().from(emails).where(isAddress(emails.toAddress, email)),
    audit(db, 'personal_data_exported', pseudonym, by),
  ]);
  return {
    email,
    submissions: submissions.map(submissionOf),
    subscriber: subscriber ? subscriberOf(subscriber) : null,
    emails: mails.map(outboxEmailOf),
  };
}

/** @returns the number of deleted rows */
async function erasePersonalData(db: Database, email: string, by: string) {
  const pseudonym = await pseudonymOf(db, email);
  const ofSubmissions = sql`${emails.submissionId} IN (SELECT id FROM form_submissions WHERE lower(email) = lower(${email}))`;
  const [mailsOfSubmissions, mails, submissions, subscribers] = await db.batch([
    db.delete(emails).where(ofSubmissions).returning({ id: emails.id }),
    db.delete(emails).where(isAddress(emails.toAddress, email)).returning({ id: emails.id }),
    db.delete(formSubmissions).where(isAddress(formSubmissions.email, email)).returning({ id: formSubmissions.id }),
    db
      .delete(newsletterSubscribers)
      .where(isAddress(newsletterSubscribers.email, email))
      .returning({ id: newsletterSubscribers.id }),
    audit(db, 'personal_data_erased', pseudonym, by),
  ]);
  return {
    submissions: submissions.length,
    emails: mailsOfSubmissions.length + mails.length,
    subscribers: subscribers.length,
  };
}

type AddressColumn = typeof formSubmissions.email | typeof newsletterSubscribers.email | typeof emails.toAddress;

function isAddress(column: AddressColumn, email: string): SQL {
  return eq(sql`lower(${column})`, email.toLowerCase());
}

function audit(db: Database, action: string, detail: string, by: string) {
  return db.insert(auditLog).values({ action, detail, by, at: new Date().toISOString() });
}

/** An HMAC of the address: the audit log can recognise the address, but does not reveal it without the key. */
async function pseudonymOf(db: Database, email: string): Promise<string> {
  const row = await db.select().from(hmacKeys).where(eq(hmacKeys.name, 'audit_log')).get();
  if (!row) throw new Error('hmac_keys has no row for audit_log');
  return `hmac-sha256:${hmac(row.key, email.toLowerCase())}`;
}
