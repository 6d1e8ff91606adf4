import { desc, eq, inArray, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { type Person, PersonQuery } from '../../src-shared/contracts/person.ts';
import { staffBookingOf } from '../bookings/admin.ts';
import { selectBookingWithRecords } from '../bookings/store.ts';
import { summaryOf } from '../chat/admin.ts';
import { type Database, database } from '../db/client.ts';
import { listOf } from '../db/list.ts';
import { chatSessions, emails, formSubmissions, newsletterSubscribers } from '../db/schema.ts';
import { localPhone } from '../db/search-text.ts';
import { submissionColumns } from '../db/submission-columns.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { staffSubmissionOf } from '../inbox/store.ts';
import { outboxEmailOf } from '../mail/admin.ts';
import { subscriberOf } from '../newsletter/admin-subscribers.ts';

const maxRows = 50;
/** A switchboard's number must not make one person of a company. */
const maxKeys = 5;

export const adminPerson = new Hono<HonoEnv>().get('/person', async (c) => {
  const { email, phone } = parse(PersonQuery, c.req.query());
  return c.json(await personOf(database(c.env), { email, phone: localPhone(phone) }));
});

async function personOf(db: Database, asked: { email?: string | undefined; phone: string | null }): Promise<Person> {
  const first = await (asked.email ? submissionsFrom(db, [asked.email]) : submissionsWith(db, asked.phone));
  const phones = distinct([asked.phone, ...first.map(({ phone }) => localPhone(phone))]).slice(0, maxKeys);
  const others = await Promise.all(phones.map((phone) => submissionsWith(db, phone)));
  const addresses = distinct([asked.email, ...[...first, ...others.flat()].map(({ email }) => email.toLowerCase())]);
  const emailsOf = addresses.slice(0, maxKeys);
  const submissions = await submissionsFrom(db, emailsOf);
  const ids = listOf(submissions.map(({ id }) => id));
  const sessions = listOf(distinct(submissions.map(({ chatSessionId }) => chatSessionId)));
  const [bookings, [chats, mails, subscribers]] = await Promise.all([
    selectBookingWithRecords(db, sql`submission_id IN ${ids}`),
    db.batch([
      db
        .select()
        .from(chatSessions)
        .where(inArray(chatSessions.sessionId, sessions))
        .orderBy(desc(chatSessions.lastMessageAt)),
      db
        .select()
        .from(emails)
        .where(sql`lower(to_address) IN ${listOf(emailsOf)}`)
        .orderBy(desc(emails.createdAt))
        .limit(maxRows),
      db
        .select()
        .from(newsletterSubscribers)
        .where(sql`lower(email) IN ${listOf(emailsOf)}`),
    ]),
  ]);
  return {
    emails: emailsOf,
    phones: distinct(submissions.map(({ phone }) => phone)),
    submissions: submissions.map(staffSubmissionOf),
    bookings: bookings.map(staffBookingOf).sort((a, b) => b.startsAt.localeCompare(a.startsAt)),
    chats: chats.map(summaryOf),
    mails: mails.map(outboxEmailOf),
    subscribers: subscribers.map(subscriberOf),
  };
}

function submissionsFrom(db: Database, addresses: string[]) {
  return db
    .select(submissionColumns)
    .from(formSubmissions)
    .where(sql`lower(email) IN ${listOf(addresses)}`)
    .orderBy(desc(formSubmissions.submittedAt))
    .limit(maxRows);
}

/** The search finds the number as a word of any field, so the field is looked at again. */
async function submissionsWith(db: Database, phone: string | null) {
  if (phone === null) return [];
  const found = await db
    .select(submissionColumns)
    .from(sql`submissions_search`)
    .innerJoin(formSubmissions, eq(formSubmissions.seq, sql`submissions_search.rowid`))
    .where(sql`submissions_search MATCH ${`words : "${phone}"`}`)
    .orderBy(desc(sql`submissions_search.rowid`))
    .limit(maxRows);
  return found.filter((row) => localPhone(row.phone) === phone);
}

function distinct<Value>(values: (Value | null | undefined)[]): Value[] {
  return [...new Set(values.filter((value) => value !== null && value !== undefined))];
}
