/**
 * Locks the database repeatedly while emails are being sent, and counts emails that arrive twice, with both transports. Takes
 * a minute and a half. Every loop has a limit.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { serve } from '../../scripts/lib/site.mjs';
import { freePort, migrateLocally } from '../../scripts/lib/tooling.mjs';
import { clientAddress } from './client-address.ts';
import { hasQueuedMails, makeUnsentMailsDue } from './stored.ts';

const rounds = 8;
const requestsPerRound = 12;
const lockMs = 2_500;

/** Recipient and subject of each email that a provider took. */
type Arrived = string[];

let isPassed = true;
for (const transport of ['Email Service', 'Resend'] as const) isPassed = (await tryTransport(transport)) && isPassed;
process.exit(isPassed ? 0 : 1);

async function tryTransport(transport: 'Email Service' | 'Resend'): Promise<boolean> {
  const state = mkdtempSync(join(tmpdir(), 'rihla-locked-'));
  if (!(await migrateLocally(state))) throw new Error('The database could not be migrated.');
  const resend = await startResend();
  const vars: Record<string, string> =
    transport === 'Resend' ? { RESEND_API_KEY: 're_lock', RESEND_API_URL: resend.url, MAIL_PER_SECOND: '1000' } : {};
  const start = async () => {
    const port = await freePort();
    const site = serve({ port, state, vars, envFile: 'tests/support/empty.env', log: 'ignore' });
    if (!(await site.ready())) throw new Error('The site did not start.');
    return site;
  };
  const site = await start();
  const file = databaseFile(state);
  let accepted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const answers = Array.from({ length: requestsPerRound }, () => submit(site.url));
    // Now emails are claimed and on their way.
    await Promise.race(answers);
    await lock(file);
    accepted += (await Promise.all(answers)).filter(Boolean).length;
  }
  await drain(site.url, site.runCron);
  const first = transport === 'Resend' ? [] : await sentLocally(site.url);
  await site.stop();
  // Ten minutes seem to pass: an email without a stored result would leave again.
  const unsent = await makeUnsentMailsDue(state);
  const again = await start();
  await drain(again.url, again.runCron);
  const arrived = transport === 'Resend' ? resend.arrived : [...first, ...(await sentLocally(again.url))];
  await again.stop();
  resend.close();
  rmSync(state, { recursive: true, force: true });
  const doubled = arrived.length - new Set(arrived).size;
  // Each request has a confirmation and three notifications.
  const missing = 4 * accepted - new Set(arrived).size;
  const isGood = accepted > 0 && doubled === 0 && missing <= 0;
  console.log(
    `${isGood ? '✓' : '✗'} ${transport}: ${accepted} requests accepted in ${rounds} locks of ${lockMs / 1000} s, ${arrived.length} emails, ${doubled} doubled, ${Math.max(missing, 0)} missing, ${unsent} not noted as sent`,
  );
  return isGood;
}

/** @returns whether it was accepted: while the database is locked, the answer is 503 */
async function submit(origin: string): Promise<boolean> {
  const id = randomUUID();
  const response = await fetch(`${origin}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': clientAddress() },
    body: JSON.stringify({
      id,
      formType: 'partnership',
      firstName: 'Layla',
      lastName: 'Haddad',
      company: `Gulf ${id.slice(0, 8)}`,
      email: `${id}@locked.example`,
      partnershipType: 'Series A',
      message: 'Hello.',
    }),
  });
  return response.status === 201;
}

function databaseFile(state: string): string {
  const folder = join(state, 'v3', 'd1');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return join(folder, files.find((file) => file.endsWith('.sqlite') && !file.includes('metadata'))!);
}

async function lock(file: string): Promise<void> {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('BEGIN IMMEDIATE');
  await new Promise((resolve) => setTimeout(resolve, lockMs));
  database.exec('COMMIT');
  database.close();
}

async function drain(origin: string, runCron: () => Promise<unknown>): Promise<void> {
  for (let run = 0; run < 30 && (await hasQueuedMails(origin)); run += 1) await runCron();
}

async function startResend() {
  const arrived: Arrived = [];
  const keys = new Set<string>();
  const server = createServer(async (request, response) => {
    const { to, subject } = (await json(request)) as { to: string[]; subject: string };
    const key = String(request.headers['idempotency-key']);
    // Resend, too, sends one email for one key.
    if (!keys.has(key)) arrived.push(`${to[0]} ${subject}`);
    keys.add(key);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: key }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { arrived, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The emails to Email Service that `wrangler dev` keeps. */
async function sentLocally(origin: string): Promise<Arrived> {
  const emails: Arrived = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const query: string = cursor && `?cursor=${encodeURIComponent(cursor)}`;
    const response: Response = await fetch(`${origin}/cdn-cgi/explorer/api/local/email/sending${query}`);
    const list = (await response.json()) as {
      result: { to: string | string[]; subject: string }[];
      result_info?: { cursor?: string };
    };
    emails.push(...list.result.map(({ to, subject }) => `${[to].flat()[0]} ${subject}`));
    cursor = list.result_info?.cursor || undefined;
  }
  return emails;
}
