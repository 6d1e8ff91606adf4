/** Takes about two minutes. Every loop has a limit. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/lib/site.mjs';
import { freePort, migrateLocally } from '../../scripts/lib/tooling.mjs';
import { demoChoice } from '../../src-shared/booking/demo-hours.ts';
import { openLocalDatabase } from '../support/local-database.ts';
import { startMockMailProvider } from './provider.ts';

const kills = 6;
const connections = 12;
const secondsUnderLoad = 6;
const mailsPerSubmission = 4;
const mailsPerSubscriber = 4;
/** With two reminders, because its hour is days away. */
const mailsPerBooking = 6;
/** To the visitor and the host, and two new reminders; the two old ones are cancelled. */
const mailsPerMove = 4;
const mailsPerCancellation = 2;
const remindersPerBooking = 2;
/** So few hours that many requests want the same one. */
const hoursToBook = 100;

const state = mkdtempSync(join(tmpdir(), 'rihla-crash-test-'));
const port = await freePort();
if (!(await migrateLocally(['--persist-to', state]))) throw new Error('The database could not be migrated.');
const provider = await startMockMailProvider();
const start = async () => {
  const vars = { RESEND_API_KEY: 're_crash_test', RESEND_API_URL: provider.url, MAIL_PER_SECOND: '1000' };
  const site = serve({ port, state, vars, envFile: 'tests/support/empty.env', log: 'ignore', killable: true });
  if (!(await site.ready())) throw new Error('The site did not start.');
  return site;
};

/** A booking as the last answer about it said. */
interface Booking {
  id: string;
  startsAt: string;
  status: string;
}
interface Job {
  path: string;
  body: Record<string, unknown>;
  /** Sent as a form with this file. */
  cv?: File;
  /** What the job moves or cancels. */
  booking?: Booking;
}
const accepted = {
  submissions: new Set<string>(),
  /** The submissions that have a file. */
  files: new Set<string>(),
  bookings: new Set<string>(),
  subscriptions: new Set<string>(),
};
const changes = { moves: 0, cancellations: 0 };
/** The accepted bookings that no job is changing. So the answer to a repeated job does not depend on another job. */
const settled: Booking[] = [];
const cancelled: Booking[] = [];
let hoursTaken = 0;
/** ISO times. */
let hours: string[] = [];
const refused: string[] = [];
/** Requests without a response. They are sent again after the restart, as a visitor would do. */
const unanswered: Job[] = [];
let lostResponses = 0;
let sent = 0;

function newJob(): Job {
  sent += 1;
  if (sent % 3 === 0) {
    return { path: '/api/newsletter/subscriptions', body: { email: `reader-${randomUUID()}@crash-test.example` } };
  }
  const contact = {
    id: randomUUID(),
    firstName: 'Crash test',
    lastName: `Number ${sent}`,
    // An address may have two demos to come.
    email: `crash-test-${sent}@partner.example`,
    company: 'Crash test & Sons',
  };
  if (sent % 6 === 1 && settled.length > 0) return newChange();
  if (sent % 3 === 1) {
    const slotStart = hours[Math.floor(Math.random() * hours.length)]!;
    const demo = { formType: 'demo', useCase: 'Other', slotStart, ...demoChoice(slotStart) };
    return { path: '/api/submissions', body: { ...contact, ...demo } };
  }
  if (sent % 6 === 2) return newApplication();
  const partnership = { formType: 'partnership', partnershipType: 'Joint Venture', message: `Message number ${sent}` };
  return { path: '/api/submissions', body: { ...contact, ...partnership } };
}

function newApplication(): Job {
  const application = {
    formType: 'career',
    name: `Crash test ${sent}`,
    position: 'AI Engineer',
    experience: '2-5 years',
    coverLetter: `Letter number ${sent}`,
  };
  const cv = new File([`%PDF-1.7\n${sent}\n%%EOF\n`], 'cv.pdf', { type: 'application/pdf' });
  return {
    path: '/api/submissions',
    body: { id: randomUUID(), email: 'crash-test@applicant.example', ...application },
    cv,
  };
}

/** Moves or cancels a booking, as staff do: they need no token. */
function newChange(): Job {
  const [booking] = settled.splice(Math.floor(Math.random() * settled.length), 1) as [Booking];
  const path = `/api/admin/bookings/${booking.id}`;
  if (Math.random() < 0.3) return { path: `${path}/cancel`, body: {}, booking };
  const others = hours.filter((hour) => hour !== booking.startsAt);
  const startsAt = others[Math.floor(Math.random() * others.length)];
  return { path: `${path}/reschedule`, body: { startsAt }, booking };
}

/** Hours that are at least two days away. */
async function listHours(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/slots?days=31`);
  const { slots } = (await response.json()) as { slots: { startsAt: string }[] };
  const soon = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString();
  return slots
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => startsAt > soon)
    .slice(0, hoursToBook);
}

/** @returns whether there was a response */
async function post(origin: string, job: Job): Promise<boolean> {
  // Each request has its own client address, so that no rate limit applies.
  const address = `2001:db8:${(sent >> 8).toString(16)}:${(sent & 255).toString(16)}::${Math.floor(Math.random() * 65_000).toString(16)}`;
  try {
    const response = await fetch(origin + job.path, { method: 'POST', ...requestOf(job, address) });
    const reply = (await response.json()) as { code?: string; booking?: Booking };
    if (reply.code === 'slot_taken') {
      hoursTaken += 1;
      if (job.booking) settled.push(job.booking);
    } else if (!accept(job, response.status, reply.booking)) refused.push(`${response.status} ${job.path}`);
    return true;
  } catch {
    lostResponses += 1;
    unanswered.push(job);
    return false;
  }
}

function requestOf({ body, cv }: Job, address: string): RequestInit {
  const headers = { 'cf-connecting-ip': address };
  if (!cv) return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('cv', cv);
  return { headers, body: form };
}

/** Notes what the site has accepted. @returns false when it has refused the job */
function accept({ path, body, cv, booking: before }: Job, status: number, booking: Booking | undefined): boolean {
  const done = status === 200 || status === 201;
  if (before || body.slotStart) {
    if (!done || !booking) return false;
    if (!before) accepted.bookings.add(String(body.id));
    else if (booking.status === 'cancelled') changes.cancellations += 1;
    else changes.moves += 1;
    (booking.status === 'cancelled' ? cancelled : settled).push(booking);
    return true;
  }
  if (path === '/api/submissions') {
    if (done) accepted.submissions.add(String(body.id));
    if (done && cv) accepted.files.add(String(body.id));
    return done;
  }
  // A subscription that is sent again gets 409 if the first request was stored and only its response was lost.
  if (done || status === 409) accepted.subscriptions.add(String(body.email));
  return done || status === 409;
}

async function load(origin: string, until: number): Promise<void> {
  while (Date.now() < until && (await post(origin, unanswered.pop() ?? newJob())));
}

/** Sends a newsletter to everybody who is subscribed now. @returns the number of letters */
async function sendNewsletter(origin: string, subject: string): Promise<number> {
  const response = await fetch(`${origin}/api/admin/newsletters`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject, content: 'News' }),
  });
  if (response.status === 409) return 0;
  return ((await response.json()) as { newsletter: { recipients: number } }).newsletter.recipients;
}

let letters = 0;

for (let run = 1; run <= kills; run++) {
  const site = await start();
  letters += await sendNewsletter(site.url, `Newsletter ${run}`);
  if (run === 1) hours = await listHours(site.url);
  const until = Date.now() + secondsUnderLoad * 1000;
  const clients = Array.from({ length: connections }, () => load(site.url, until + 300));
  const cron = setInterval(() => void site.runCron().catch(() => {}), 500);
  await new Promise((resolve) => setTimeout(resolve, until - Date.now() - Math.random() * 1500));
  await site.kill();
  clearInterval(cron);
  await Promise.all(clients);
  console.log(
    `• run ${run}: ${accepted.submissions.size} submissions, ${accepted.bookings.size} bookings, ${changes.moves + changes.cancellations} changes of them and ${accepted.subscriptions.size} subscriptions accepted, ${lostResponses} responses lost so far`,
  );
}

const lastSite = await start();
for (const job of unanswered.splice(0)) await post(lastSite.url, job);
await lastSite.stop();

provider.stopFailing();
for (let round = 0; round < 40; round++) {
  if ((await makeUnsentMailsDue()) === 0) break;
  const site = await start();
  const end = Date.now() + 20_000;
  while (Date.now() < end && (await site.runCron()).ok && (await hasQueuedMails(site.url)));
  await site.stop();
}

async function hasQueuedMails(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/admin/emails?status=queued&limit=1`);
  return ((await response.json()) as { items: unknown[] }).items.length > 0;
}

/** Makes queued mails and the deletions of files due and claims stale, as if a day had passed. @returns the number of unsent mails */
async function makeUnsentMailsDue(): Promise<number> {
  const { DB, close } = await openLocalDatabase(state);
  const longAgo = '2000-01-01T00:00:00.000Z';
  const [queued, sending] = await DB.batch([
    DB.prepare(`UPDATE emails SET due_at = ? WHERE status = 'queued' RETURNING id`).bind(longAgo),
    DB.prepare(`UPDATE emails SET claimed_at = ? WHERE status = 'sending' RETURNING id`).bind(longAgo),
    DB.prepare('UPDATE file_deletions SET due_at = ?').bind(longAgo),
  ]);
  await close();
  return queued!.results.length + sending!.results.length;
}

async function readDatabase() {
  const { DB, FILES, close } = await openLocalDatabase(state);
  const column = async (query: string) => (await DB.prepare(query).raw<[string]>()).map(([value]) => value);
  const database = {
    submissionIds: new Set(await column('SELECT id FROM form_submissions')),
    bookedIds: new Set(await column('SELECT submission_id FROM bookings')),
    bookings: new Set(await column(`SELECT id || ' ' || starts_at || ' ' || status FROM bookings`)),
    cells: await column('SELECT cell_at FROM booking_cells'),
    subscribers: new Set(await column('SELECT email FROM newsletter_subscribers')),
    attachments: new Set(await column('SELECT submission_id FROM attachments')),
    fileKeys: new Set(await column('SELECT key FROM attachments')),
    objectKeys: await listKeys(FILES),
    mailStatuses: await column('SELECT status FROM emails'),
  };
  await close();
  return database;
}

async function listKeys(bucket: Awaited<ReturnType<typeof openLocalDatabase>>['FILES']): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    keys.push(...page.objects.map(({ key }) => key));
    more = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
  return keys;
}

const { submissionIds, bookedIds, bookings, cells, subscribers, attachments, fileKeys, objectKeys, mailStatuses } =
  await readDatabase();
const expectedMails =
  accepted.submissions.size * mailsPerSubmission +
  accepted.bookings.size * mailsPerBooking +
  changes.moves * mailsPerMove +
  changes.cancellations * mailsPerCancellation +
  accepted.subscriptions.size * mailsPerSubscriber +
  letters;
const expectedCancelled = (changes.moves + changes.cancellations) * remindersPerBooking;
const delivered = provider.delivered();
const lettersDelivered = delivered.filter((mail) => mail.startsWith('Newsletter '));
const mailsThatAre = (wanted: string) => mailStatuses.filter((status) => status === wanted).length;
const asAnswered = [...settled, ...cancelled].filter(({ id, startsAt, status }) =>
  bookings.has(`${id} ${startsAt} ${status}`),
);
const table = {
  'submissions accepted': accepted.submissions.size,
  'submissions accepted but not stored': [...accepted.submissions].filter((id) => !submissionIds.has(id)).length,
  'files accepted': accepted.files.size,
  'files accepted but not recorded': [...accepted.files].filter((id) => !attachments.has(id)).length,
  'files recorded but not stored': [...fileKeys].filter((key) => !objectKeys.includes(key)).length,
  'files stored without a record': objectKeys.filter((key) => !fileKeys.has(key)).length,
  'bookings accepted': accepted.bookings.size,
  'bookings accepted but not stored': [...accepted.bookings].filter((id) => !bookedIds.has(id)).length,
  'bookings stored': bookedIds.size,
  'bookings moved': changes.moves,
  'bookings cancelled': changes.cancellations,
  'bookings as last answered': asAnswered.length,
  'half hours they occupy': cells.length,
  'bookings refused, hour taken': hoursTaken,
  'submissions stored': submissionIds.size,
  'subscriptions accepted': accepted.subscriptions.size,
  'subscriptions accepted but not stored': [...accepted.subscriptions].filter((email) => !subscribers.has(email))
    .length,
  'subscribers stored': subscribers.size,
  'responses lost, request sent again': lostResponses,
  'requests refused': refused.length,
  'mails expected': expectedMails,
  'mails in the outbox': mailStatuses.length,
  'mails cancelled, reminders of old hours': mailsThatAre('cancelled'),
  'mails sent': mailsThatAre('sent'),
  'mails not sent': mailStatuses.length - mailsThatAre('sent') - mailsThatAre('cancelled'),
  'mails accepted by the provider': delivered.length,
  'mails sent more than once, delivered once': provider.repeated(),
  'letters of newsletters': letters,
  'letters delivered': lettersDelivered.length,
  'letters delivered more than once': lettersDelivered.length - new Set(lettersDelivered).size,
};
provider.stop();
rmSync(state, { recursive: true, force: true });
console.table(table);
if (refused.length > 0) console.log(refused.slice(0, 5));

const passed =
  table['submissions accepted but not stored'] === 0 &&
  table['subscriptions accepted but not stored'] === 0 &&
  table['files accepted but not recorded'] === 0 &&
  table['files recorded but not stored'] === 0 &&
  table['files stored without a record'] === 0 &&
  table['bookings accepted but not stored'] === 0 &&
  table['bookings stored'] === table['bookings accepted'] &&
  table['bookings as last answered'] === table['bookings accepted'] &&
  table['half hours they occupy'] === 2 * (table['bookings stored'] - table['bookings cancelled']) &&
  table['submissions stored'] === table['submissions accepted'] + table['bookings accepted'] &&
  table['subscribers stored'] === table['subscriptions accepted'] &&
  table['requests refused'] === 0 &&
  table['mails in the outbox'] === expectedMails &&
  table['mails cancelled, reminders of old hours'] === expectedCancelled &&
  table['mails sent'] === expectedMails - expectedCancelled &&
  table['mails accepted by the provider'] === table['mails sent'] &&
  table['letters delivered'] === letters &&
  table['letters delivered more than once'] === 0;
console.log(
  passed
    ? '✓ Every accepted request was stored once, and every mail was delivered once.'
    : '✗ A request or a mail was lost or processed twice.',
);
process.exit(passed ? 0 : 1);
