import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { database } from '#worker/db/client.ts';
import { bookings, emails, formSubmissions, hosts, newsletterSubscribers, staff } from '#worker/db/schema.ts';
import { followReplies } from '#worker/mail/replies.ts';

const db = database(env);

/** A submission from the past, without emails. */
export async function addSubmission(overrides: Partial<typeof formSubmissions.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const row = {
    id,
    formType: 'partnership',
    email: 'omar@dune-capital.example',
    submittedAt: '2026-11-01T08:00:00.000Z',
  };
  const [added] = await db
    .insert(formSubmissions)
    .values({ ...row, ...overrides } as typeof formSubmissions.$inferInsert)
    .returning({ id: formSubmissions.id });
  return added!.id;
}

export async function changeSubmission(
  id: string,
  values: Partial<typeof formSubmissions.$inferInsert>,
): Promise<void> {
  await db.update(formSubmissions).set(values).where(eq(formSubmissions.id, id));
}

export async function deleteSubmission(id: string): Promise<void> {
  await db.delete(formSubmissions).where(eq(formSubmissions.id, id));
}

/** Changes an email as its delivery, or the death of a Worker, would. */
export async function changeMail(id: string, values: Partial<typeof emails.$inferInsert>): Promise<void> {
  await db.batch([db.update(emails).set(values).where(eq(emails.id, id)), ...followReplies(db, sql`(${id})`)]);
}

export async function changeMailsTo(address: string, values: Partial<typeof emails.$inferInsert>): Promise<void> {
  await db.update(emails).set(values).where(eq(emails.toAddress, address));
}

export async function changeSubscriber(
  token: string,
  values: Partial<typeof newsletterSubscribers.$inferInsert>,
): Promise<void> {
  await db.update(newsletterSubscribers).set(values).where(eq(newsletterSubscribers.token, token));
}

/** A booking with the first host, regardless of other bookings. */
export async function addBooking(
  submissionId: string,
  startsAt: string,
  overrides: Partial<typeof bookings.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  const changed = { createdAt: startsAt, changedAt: startsAt, changedBy: 'visitor' };
  await db
    .insert(bookings)
    .values({ id, submissionId, hostId: 'demo-team', startsAt, endsAt, ...changed, ...overrides });
  return id;
}

export async function changeBooking(id: string, values: Partial<typeof bookings.$inferInsert>): Promise<void> {
  await db.update(bookings).set(values).where(eq(bookings.id, id));
}

export async function changeHosts(values: Partial<typeof hosts.$inferInsert>): Promise<void> {
  await db.update(hosts).set(values);
}

export async function addStaff(email: string, overrides: Partial<typeof staff.$inferInsert> = {}): Promise<void> {
  const row = { email, firstSeenAt: '2026-11-01T00:00:00.000Z', ...overrides };
  await db.insert(staff).values(row).onConflictDoNothing();
}

export async function deleteMail(id: string): Promise<void> {
  await db.delete(emails).where(eq(emails.id, id));
}

export async function changeSubmissionsOf(
  email: string,
  values: Partial<typeof formSubmissions.$inferInsert>,
): Promise<void> {
  await db.update(formSubmissions).set(values).where(eq(formSubmissions.email, email));
}

export async function changeSubscription(
  email: string,
  values: Partial<typeof newsletterSubscribers.$inferInsert>,
): Promise<void> {
  await db.update(newsletterSubscribers).set(values).where(eq(newsletterSubscribers.email, email));
}

export async function countOf(table: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n'))!;
}
