/** Takes about two minutes. Every loop has a limit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/lib/site.mjs';
import { freePort, migrateLocally } from '../../scripts/lib/tooling.mjs';
import { clientAddress } from './client-address.ts';
import { accepted, counts, post, prepareJobs, refused, sendJobs, unanswered } from './jobs.ts';
import { LiveChat } from './live-chat.ts';
import { startMockMailProvider, webhookSecret } from './provider.ts';
import { hasQueuedMails, makeUnsentMailsDue, readDatabase } from './stored.ts';
import { verdict } from './verdict.ts';

const kills = 6;
const connections = 12;
const secondsUnderLoad = 6;
/** Few slots, so that many requests want the same one. */
const hoursToBook = 100;

const state = mkdtempSync(join(tmpdir(), 'rihla-crash-test-'));
const port = await freePort();
if (!(await migrateLocally(state))) throw new Error('The database could not be migrated.');
const provider = await startMockMailProvider();
const vars = {
  RESEND_API_KEY: 're_crash_test',
  RESEND_API_URL: provider.url,
  RESEND_WEBHOOK_SECRET: webhookSecret,
  MAIL_PER_SECOND: '1000',
  CHAT_PEOPLE: 'always',
};
const start = async () => {
  const site = serve({ port, state, vars, envFile: 'tests/support/empty.env', log: 'ignore', killable: true });
  if (!(await site.ready())) throw new Error('The site did not start.');
  provider.reportTo(site.url);
  return site;
};

async function listSlots(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/slots?days=31`);
  const { slots } = (await response.json()) as { slots: { startsAt: string }[] };
  const soon = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString();
  return slots
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => startsAt > soon)
    .slice(0, hoursToBook);
}

/** Sends a newsletter to all active subscribers. @returns the number of newsletter emails */
async function sendNewsletter(origin: string, subject: string): Promise<number> {
  const response = await fetch(`${origin}/api/admin/newsletters`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject, content: 'News' }),
  });
  if (response.status === 409) return 0;
  return ((await response.json()) as { newsletter: { recipients: number } }).newsletter.recipients;
}

function openDesk(origin: string): void {
  const headers = { origin, 'cf-connecting-ip': clientAddress() };
  new WebSocket(`${origin.replace('http', 'ws')}/api/admin/desk/socket`, { headers } as unknown as string[]);
}

const chats: LiveChat[] = [];
let newsletterEmails = 0;

for (let run = 1; run <= kills; run++) {
  const site = await start();
  newsletterEmails += await sendNewsletter(site.url, `Newsletter ${run}`);
  openDesk(site.url);
  chats.push(new LiveChat());
  prepareJobs({
    ...(run === 1 && { hours: await listSlots(site.url) }),
    begunChats: chats.slice(0, -1).map(({ sessionId }) => sessionId),
  });
  const until = Date.now() + secondsUnderLoad * 1000;
  const clients = [
    ...Array.from({ length: connections }, () => sendJobs(site.url, until + 300)),
    ...chats.map((chat) => chat.run(site.url, until + 300)),
  ];
  const cron = setInterval(() => void site.runCron().catch(() => {}), 500);
  await new Promise((resolve) => setTimeout(resolve, until - Date.now() - Math.random() * 1500));
  provider.reportTo(undefined);
  await site.kill();
  clearInterval(cron);
  await Promise.all(clients);
  console.log(
    `• run ${run}: ${accepted.submissions.size} submissions, ${accepted.questions.size} questions from chats, ${accepted.bookings.size} bookings, ${accepted.moves + accepted.cancellations} changes of them, ${accepted.subscriptions.size} subscriptions and ${accepted.erased.size} erasures accepted, ${chats.reduce((sum, chat) => sum + chat.confirmed.size, 0)} lines of chats, ${counts.lostResponses} responses lost so far`,
  );
}

const lastSite = await start();
openDesk(lastSite.url);
for (const job of unanswered.splice(0)) await post(lastSite.url, job);
for (const chat of chats) await chat.finish(lastSite.url);
await lastSite.stop();

provider.stopFailing();
for (let round = 0; round < 40; round++) {
  if ((await makeUnsentMailsDue(state)) === 0) break;
  const site = await start();
  const end = Date.now() + 20_000;
  while (Date.now() < end && (await site.runCron()).ok && (await hasQueuedMails(site.url)));
  await site.stop();
}

// The alarms of the chats repeat the killed Worker's writes, and the provider sends its events again.
const site = await start();
const lines = new Set(chats.flatMap(({ confirmed }) => [...confirmed]));
const end = Date.now() + 60_000;
while (Date.now() < end && ((await provider.reportAgain()) > 0 || (await storedLines(site.url)) < lines.size)) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
await site.runCron();
await site.stop();

async function storedLines(origin: string): Promise<number> {
  const stored = new Set<string>();
  for (const { sessionId } of chats) {
    const response = await fetch(`${origin}/api/admin/chats/${sessionId}`);
    if (!response.ok) continue;
    const { items } = (await response.json()) as { items: { id: string }[] };
    for (const { id } of items) if (lines.has(id)) stored.add(id);
  }
  return stored.size;
}

const passed = verdict(await readDatabase(state), provider, { newsletterEmails, lines });
provider.stop();
rmSync(state, { recursive: true, force: true });
if (refused.length > 0) console.log(refused.slice(0, 5));
console.log(
  passed
    ? '✓ Every accepted request was stored once, and every mail was delivered once.'
    : '✗ A request or a mail was lost or processed twice.',
);
process.exit(passed ? 0 : 1);
