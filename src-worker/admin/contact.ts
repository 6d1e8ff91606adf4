import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { ContactQuery, type Person } from '#shared/contracts/contact.ts';
import { newestShown } from '#shared/limits.ts';
import { isOfTypes, isVisibleMail, visibleTypes } from '../auth/records.ts';
import { isAllowed, requireAnyRole } from '../auth/roles.ts';
import { staffBookingOf } from '../bookings/admin.ts';
import { selectBookingWithRecords } from '../bookings/store.ts';
import { summaryOf } from '../chat/admin.ts';
import { chatsWith } from '../chat/whatsapp-people.ts';
import { type Database, database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { isMailbox } from '../db/mailbox.ts';
import { isSamePhone, nationalNumber, phoneKey } from '../db/phone-numbers.ts';
import { chatSessions, emails, formSubmissions, newsletterSubscribers } from '../db/schema.ts';
import { submissionColumns } from '../db/submission-columns.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { reply } from '../http/reply.ts';
import { staffSubmissionOf } from '../inbox/store.ts';
import { outboxEmailOf } from '../mail/admin.ts';
import { isMailTo } from '../mail/suppressions.ts';
import { subscriberOf } from '../newsletter/admin-subscribers.ts';

const maxRows = newestShown.ofPerson;
/** A limit, because a switchboard's number must not merge a whole company into one contact. */
const maxKeys = 5;

export const adminContact = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const { email, phone } = parse(ContactQuery, c.req.query());
  return reply<'GET /api/admin/person'>(c, await personOf(c, { email, phone }));
});

async function personOf(
  c: Context<HonoEnv>,
  asked: { email?: string | undefined; phone?: string | undefined },
): Promise<Person> {
  const db = database(c.env);
  const isVisible = isOfTypes(visibleTypes(c));
  const submissionsFrom = (addresses: string[]) => selectFrom(db, addresses, isVisible);
  const submissionsWith = (phone: string | null | undefined) => selectWith(db, phone, isVisible);
  const first = await (asked.email ? submissionsFrom([asked.email]) : submissionsWith(asked.phone));
  const keys = [asked.phone, ...first.map(({ phone }) => phone)].map((phone) => [phoneKey(phone), phone] as const);
  const phones = [...new Map(keys).values()].slice(0, maxKeys);
  const others = await Promise.all(phones.map(submissionsWith));
  const matches = [...first, ...others.flat()];
  const marks = distinct(matches.map(({ samePerson }) => samePerson));
  const same = marks.length > 0 ? await selectMarked(db, marks, isVisible) : [];
  const addresses = distinct([asked.email, ...[...matches, ...same].map(({ email }) => email.toLowerCase())]);
  const emailsOf = addresses.slice(0, maxKeys);
  const submissions = await submissionsFrom(emailsOf);
  const ids = inJson(submissions.map(({ id }) => id));
  const sessions = inJson(distinct(submissions.map(({ chatSessionId }) => chatSessionId)));
  const numbers = distinct([asked.phone, ...submissions.map(({ phone }) => phone)]);
  const [bookings, onWhatsapp, [chats, mails, subscribers]] = await Promise.all([
    selectBookingWithRecords(db, sql`submission_id IN ${ids}`),
    isAllowed(c, 'sales') ? chatsWith(db, numbers) : [],
    db.batch([
      db
        .select()
        .from(chatSessions)
        .where(inArray(chatSessions.sessionId, sessions))
        .orderBy(desc(chatSessions.lastMessageAt)),
      db
        .select()
        .from(emails)
        .where(and(isMailTo(...emailsOf), isVisibleMail(c)))
        .orderBy(desc(emails.createdAt))
        .limit(maxRows),
      db
        .select()
        .from(newsletterSubscribers)
        .where(
          and(isMailbox(newsletterSubscribers.email, ...emailsOf), isAllowed(c, 'marketing') ? undefined : sql`false`),
        ),
    ]),
  ]);
  const isOther = ({ sessionId }: { sessionId: string }) =>
    onWhatsapp.every(({ chat }) => chat.sessionId !== sessionId);
  return {
    emails: emailsOf,
    marked: [...new Map(same.map(({ id, email }) => [email.toLowerCase(), { id, email }])).values()],
    phones: distinct(submissions.map(({ phone }) => phone)),
    submissions: submissions.map(staffSubmissionOf),
    bookings: bookings.map(staffBookingOf).sort((a, b) => b.startsAt.localeCompare(a.startsAt)),
    chats: [
      ...onWhatsapp.map(summaryOf),
      ...chats.filter(isOther).map((chat) => summaryOf({ chat, person: null, waiting: 0 })),
    ],
    mails: mails.map(outboxEmailOf),
    subscribers: subscribers.map(subscriberOf),
  };
}

/** The oldest first, so that the newest of an address is the one that stays. */
function selectMarked(db: Database, marks: string[], isVisible: SQL | undefined) {
  const { id, email } = formSubmissions;
  return db
    .select({ id, email })
    .from(formSubmissions)
    .where(and(sql`same_person IN ${inJson(marks)}`, isVisible))
    .orderBy(formSubmissions.seq)
    .limit(maxRows);
}

function selectFrom(db: Database, addresses: string[], isVisible: SQL | undefined) {
  return db
    .select(submissionColumns)
    .from(formSubmissions)
    .where(and(isMailbox(formSubmissions.email, ...addresses), isVisible))
    .orderBy(desc(formSubmissions.submittedAt))
    .limit(maxRows);
}

/** The search matches the number in any field, so the result is filtered by the phone field. */
async function selectWith(db: Database, phone: string | null | undefined, isVisible: SQL | undefined) {
  const national = nationalNumber(phone);
  if (national === null) return [];
  const found = await db
    .select(submissionColumns)
    .from(sql`submissions_search`)
    .innerJoin(formSubmissions, eq(formSubmissions.seq, sql`submissions_search.rowid`))
    .where(and(sql`submissions_search MATCH ${`words : "${national}"`}`, isVisible))
    .orderBy(desc(sql`submissions_search.rowid`))
    .limit(maxRows);
  return found.filter((row) => isSamePhone(row.phone, phone));
}

function distinct<Value>(values: (Value | null | undefined)[]): Value[] {
  return [...new Set(values.filter((value) => value !== null && value !== undefined))];
}
