import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Person, type PersonalData } from '../../src-shared/contracts/staff.ts';
import type { HonoEnv } from '../app.ts';
import { type Database, database } from '../db/client.ts';
import { emails, formSubmissions, newsletterSubscribers, staffEvents } from '../db/schema.ts';
import { parse, readJson } from '../http/body.ts';
import { sha256 } from '../sha256.ts';
import { submissionOf } from '../submissions/record.ts';
import { outboxEmailOf } from './emails.ts';
import { subscriberOf } from './subscribers.ts';

/** What is stored about an e-mail address, for a person who asks. A chat is tied to no address, and expires by itself. */
export const staffPeople = new Hono<HonoEnv>()
  .get('/people', async (c) => {
    const { email } = parse(Person, c.req.query());
    const db = database(c.env);
    const [submissions, [subscriber], mails] = await db.batch([
      db
        .select()
        .from(formSubmissions)
        .where(isAddress(sql`lower(${formSubmissions.email})`, email)),
      db
        .select()
        .from(newsletterSubscribers)
        .where(isAddress(sql`lower(${newsletterSubscribers.email})`, email)),
      db
        .select()
        .from(emails)
        .where(isAddress(sql`lower(${emails.toAddress})`, email)),
      noteThat(db, 'person_exported', await pseudonymOf(email), c.get('staff')),
    ]);
    const data: PersonalData = {
      email,
      submissions: submissions.map(submissionOf),
      subscriber: subscriber ? subscriberOf(subscriber) : null,
      emails: mails.map(outboxEmailOf),
    };
    return c.json(data);
  })
  .delete('/people', async (c) => {
    const { email } = await readJson(c, Person);
    const db = database(c.env);
    const theirs = sql`(SELECT id FROM form_submissions WHERE lower(email) = lower(${email}))`;
    const [aboutThem, toThem, submissions, subscribers] = await db.batch([
      db.delete(emails).where(sql`${emails.submissionId} IN ${theirs}`).returning({ id: emails.id }),
      db
        .delete(emails)
        .where(isAddress(sql`lower(${emails.toAddress})`, email))
        .returning({ id: emails.id }),
      db
        .delete(formSubmissions)
        .where(isAddress(sql`lower(${formSubmissions.email})`, email))
        .returning({ id: formSubmissions.id }),
      db
        .delete(newsletterSubscribers)
        .where(isAddress(sql`lower(${newsletterSubscribers.email})`, email))
        .returning({ id: newsletterSubscribers.id }),
      noteThat(db, 'person_erased', await pseudonymOf(email), c.get('staff')),
    ]);
    return c.json({
      erased: {
        submissions: submissions.length,
        emails: aboutThem.length + toThem.length,
        subscribers: subscribers.length,
      },
    });
  });

function isAddress(column: ReturnType<typeof sql>, email: string) {
  return eq(column, email.toLowerCase());
}

function noteThat(db: Database, action: string, detail: string, by: string) {
  return db.insert(staffEvents).values({ action, detail, by, at: new Date().toISOString() });
}

/** What the history keeps of an address: enough to recognise it when it is asked about again, not to read it. */
async function pseudonymOf(email: string): Promise<string> {
  return `sha256:${await sha256(email.toLowerCase())}`;
}
