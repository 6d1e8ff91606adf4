/** What `npm run torture` runs. Every loop is bounded; it takes about two minutes. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/lib/site.mjs';
import { freePort, migrateLocally } from '../../scripts/lib/tooling.mjs';
import { count, moveClock, openLocalDatabase } from './local-database.ts';
import { startProvider } from './provider.ts';

const kills = 6;
const connections = 12;
const secondsUnderLoad = 6;
const mailsOfASubmission = 4;
const mailsOfASubscriber = 4;

const state = mkdtempSync(join(tmpdir(), 'rihla-torture-'));
const port = await freePort();
if (!(await migrateLocally(['--persist-to', state]))) throw new Error('The database could not be migrated.');
const provider = await startProvider();
const start = async () => {
  const vars = { RESEND_API_KEY: 're_torture', RESEND_API_URL: provider.url };
  const site = serve({ port, state, vars, envFile: 'tests/support/empty.env', log: 'ignore', killable: true });
  if (!(await site.ready())) throw new Error('The site did not start.');
  return site;
};

interface Job {
  path: string;
  body: Record<string, unknown>;
}
const accepted = { submissions: new Set<string>(), subscriptions: new Set<string>() };
const refused: string[] = [];
/** Requests that got no answer: the next life of the site gets them again, as a visitor would send them. */
const unanswered: Job[] = [];
let lost = 0;
let sent = 0;

function newJob(): Job {
  sent += 1;
  if (sent % 3 === 0) {
    return { path: '/api/newsletter/subscriptions', body: { email: `reader-${randomUUID()}@torture.example` } };
  }
  return {
    path: '/api/submissions',
    body: {
      id: randomUUID(),
      formType: 'partnership',
      firstName: 'Torture',
      lastName: `Number ${sent}`,
      email: 'torture@partner.example',
      company: 'Torture & Sons',
      partnershipType: 'Joint Venture',
      message: `Message number ${sent}`,
    },
  };
}

/** @returns whether there was an answer */
async function post(origin: string, job: Job): Promise<boolean> {
  // Every request comes from another address: the rate limits have tests of their own.
  const address = `2001:db8:${(sent >> 8).toString(16)}:${(sent & 255).toString(16)}::${Math.floor(Math.random() * 65_000).toString(16)}`;
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': address };
  try {
    const answer = await fetch(origin + job.path, { method: 'POST', headers, body: JSON.stringify(job.body) });
    await answer.arrayBuffer();
    const isSubmission = job.path === '/api/submissions';
    // 409 on a repeated subscription: the first try had been stored, only its answer was lost.
    if (answer.status === 200 || answer.status === 201 || (answer.status === 409 && !isSubmission)) {
      if (isSubmission) accepted.submissions.add(String(job.body.id));
      else accepted.subscriptions.add(String(job.body.email));
    } else refused.push(`${answer.status} ${job.path}`);
    return true;
  } catch {
    lost += 1;
    unanswered.push(job);
    return false;
  }
}

/** One connection: request after request, until the site is killed under it. */
async function load(origin: string, until: number): Promise<void> {
  while (Date.now() < until && (await post(origin, unanswered.pop() ?? newJob())));
}

for (let life = 1; life <= kills; life++) {
  const site = await start();
  const until = Date.now() + secondsUnderLoad * 1000;
  const clients = Array.from({ length: connections }, () => load(site.url, until + 300));
  const clock = setInterval(() => void site.runCron().catch(() => {}), 500);
  await new Promise((resolve) => setTimeout(resolve, until - Date.now() - Math.random() * 1500));
  await site.kill();
  clearInterval(clock);
  await Promise.all(clients);
  console.log(
    `• life ${life}: ${accepted.submissions.size} submissions and ${accepted.subscriptions.size} subscriptions accepted, ${lost} answers lost so far`,
  );
}

const last = await start();
for (const job of unanswered.splice(0)) await post(last.url, job);
await last.stop();

provider.behave();
for (let round = 0; round < 40; round++) {
  const ledger = openLocalDatabase(state);
  moveClock(ledger);
  const waiting = count(ledger, `SELECT count(*) FROM emails WHERE status IN ('queued', 'sending')`);
  ledger.close();
  if (waiting === 0) break;
  const site = await start();
  const end = Date.now() + 20_000;
  while (Date.now() < end && (await site.runCron()).ok && (await due(site.url)) > 0);
  await site.stop();
}

/** How many mails wait, as staff see it (at most a page of them). */
async function due(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/admin/emails?status=queued&limit=1`);
  return ((await answer.json()) as { items: unknown[] }).items.length;
}

const ledger = openLocalDatabase(state);
const rows = (query: string) => count(ledger, query);
const expectedMails = accepted.submissions.size * mailsOfASubmission + accepted.subscriptions.size * mailsOfASubscriber;
const stored = new Set(
  ledger
    .prepare('SELECT id FROM form_submissions')
    .all()
    .map((row) => String(row.id)),
);
const readers = new Set(
  ledger
    .prepare('SELECT email FROM newsletter_subscribers')
    .all()
    .map((row) => String(row.email)),
);
const table = {
  'submissions accepted': accepted.submissions.size,
  'submissions accepted but not stored': [...accepted.submissions].filter((id) => !stored.has(id)).length,
  'submissions stored': stored.size,
  'subscriptions accepted': accepted.subscriptions.size,
  'subscriptions accepted but not stored': [...accepted.subscriptions].filter((email) => !readers.has(email)).length,
  'subscribers stored': readers.size,
  'answers lost in a kill, sent again': lost,
  'requests refused': refused.length,
  'mails expected': expectedMails,
  'mails in the outbox': rows('SELECT count(*) FROM emails'),
  'mails sent': rows(`SELECT count(*) FROM emails WHERE status = 'sent'`),
  'mails not sent': rows(`SELECT count(*) FROM emails WHERE status <> 'sent'`),
  'mails the provider took': provider.taken.size,
  'mails handed over twice, taken once': [...provider.taken.values()].filter((times) => times > 1).length,
};
ledger.close();
provider.stop();
rmSync(state, { recursive: true, force: true });
console.table(table);
if (refused.length > 0) console.log(refused.slice(0, 5));

const whole =
  table['submissions accepted but not stored'] === 0 &&
  table['subscriptions accepted but not stored'] === 0 &&
  table['submissions stored'] === table['submissions accepted'] &&
  table['subscribers stored'] === table['subscriptions accepted'] &&
  table['requests refused'] === 0 &&
  table['mails in the outbox'] === expectedMails &&
  table['mails sent'] === expectedMails &&
  table['mails the provider took'] === expectedMails;
console.log(whole ? '✓ Nothing accepted was lost, nothing was done twice.' : '✗ Something was lost or done twice.');
process.exit(whole ? 0 : 1);
