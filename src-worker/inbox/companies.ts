import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { type CompanyPerson, CompanyQuery, type CompanySummary } from '#shared/contracts/companies.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { companyKeyOf, companyNameKey, isSharedDomain } from '#shared/inbox/company-key.ts';
import { newestShown } from '#shared/limits.ts';
import { formRoles } from '#shared/roles.ts';
import { normalize } from '#shared/search/normalize.ts';
import { fullName } from '#shared/text/full-name.ts';
import { isOfTypes, visibleTypes } from '../auth/records.ts';
import { isAllowed, requireRole } from '../auth/roles.ts';
import { staffBookingOf } from '../bookings/admin.ts';
import { selectBookingWithRecords } from '../bookings/store.ts';
import { summaryOf } from '../chat/admin.ts';
import { chatsWith } from '../chat/whatsapp-people.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { mailboxOfAddress } from '../db/mailbox.ts';
import { formSubmissions } from '../db/schema.ts';
import { matchExpression } from '../db/search-text.ts';
import { submissionColumns } from '../db/submission-columns.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { reply } from '../http/reply.ts';
import { staffSubmissionOf } from './store.ts';

/** The search matches any field of a record, so more are read than belong to the company. */
const maxRead = 4 * newestShown.ofCompany;
const maxFound = 5;

export const adminCompanies = new Hono<HonoEnv>()
  .get('/', requireRole(...formRoles), async (c) => {
    const { q } = parse(CompanyQuery, c.req.query());
    const found = Map.groupBy(await search(c, q), (submission) => companyKeyOf(submission));
    const items = [...found].flatMap(([key, submissions]): CompanySummary[] =>
      key && isNamed(q, key, submissions)
        ? [{ key, name: nameOf(key, submissions), submissions: submissions.length }]
        : [],
    );
    return reply<'GET /api/admin/companies'>(c, { items: items.slice(0, maxFound) });
  })
  .get('/:key', requireRole(...formRoles), async (c) => {
    const key = c.req.param('key').toLowerCase();
    const submissions = await recordsOf(c, key);
    const ids = inJson(submissions.map(({ id }) => id));
    const db = database(c.env);
    const [bookings, chats] = await Promise.all([
      selectBookingWithRecords(db, sql`submission_id IN ${ids}`),
      isAllowed(c, 'sales') ? chatsWith(db, [...new Set(submissions.map(({ phone }) => phone))]) : [],
    ]);
    const nextSteps = submissions.flatMap(({ id, next_step, ...submission }) =>
      next_step ? [{ ...next_step, submissionId: id, name: personName(submission) }] : [],
    );
    return reply<'GET /api/admin/companies/:key'>(c, {
      key,
      name: nameOf(key, submissions),
      people: peopleOf(submissions),
      submissions,
      bookings: bookings.map(staffBookingOf).sort((a, b) => b.startsAt.localeCompare(a.startsAt)),
      chats: chats.map(summaryOf),
      nextSteps: nextSteps.sort((a, b) => a.dueOn.localeCompare(b.dueOn)),
    });
  });

/** A domain also has the records that name the same company from a mailbox of a provider. */
async function recordsOf(c: Context<HonoEnv>, key: string): Promise<StaffSubmission[]> {
  if (isSharedDomain(key)) return [];
  if (!key.includes('.')) {
    const found = await search(c, key);
    return found.filter(({ company }) => companyNameKey(company) === key).slice(0, newestShown.ofCompany);
  }
  const own = await search(c, key, sql`lower(substr(email, instr(email, '@') + 1)) = ${key}`);
  const name = mostFrequent(own.map(({ company }) => companyNameKey(company)));
  const others = name ? (await search(c, name)).filter((one) => companyKeyOf(one) === name) : [];
  const all = [...own, ...others].sort((a, b) => b.submitted_at.localeCompare(a.submitted_at));
  return all.slice(0, newestShown.ofCompany);
}

async function search(c: Context<HonoEnv>, text: string, condition?: SQL): Promise<StaffSubmission[]> {
  const match = matchExpression(text, []);
  if (!match) return [];
  const rows = await database(c.env)
    .select(submissionColumns)
    .from(sql`submissions_search`)
    .innerJoin(formSubmissions, eq(formSubmissions.seq, sql`submissions_search.rowid`))
    .where(and(sql`submissions_search MATCH ${match}`, isOfTypes(visibleTypes(c)), condition))
    .orderBy(desc(sql`submissions_search.rowid`))
    .limit(maxRead);
  return rows.map(staffSubmissionOf);
}

function isNamed(q: string, key: string, submissions: StaffSubmission[]): boolean {
  const wanted = companyNameKey(q) ?? normalize(q);
  return key.includes(q.toLowerCase()) || submissions.some(({ company }) => companyNameKey(company)?.includes(wanted));
}

function nameOf(key: string, submissions: StaffSubmission[]): string {
  return mostFrequent(submissions.map(({ company }) => company?.trim() || null)) ?? key;
}

function mostFrequent(values: (string | null)[]): string | undefined {
  const groups = [
    ...Map.groupBy(
      values.filter((value) => value !== null),
      (value) => value,
    ),
  ];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function peopleOf(submissions: StaffSubmission[]): CompanyPerson[] {
  const people = Map.groupBy(submissions, ({ email }) => mailboxOfAddress(email));
  return [...people.values()].map((records) => {
    const { email, ...newest } = records[0]!;
    const phone = records.find((record) => record.phone)?.phone ?? null;
    return { name: personName({ email, ...newest }), email, phone, submissions: records.length };
  });
}

function personName(submission: Omit<StaffSubmission, 'id' | 'next_step'>): string {
  return fullName(submission) || submission.email;
}
