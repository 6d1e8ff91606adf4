import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestHarness, unstable_readConfig } from 'wrangler';
import { bundle } from './bundle.ts';
import { startMailProvider } from './mail-provider.ts';
import type { Table } from './report.ts';

const worker = 'rihla-site';
const resendLimit = 2;
const latency = 200;
const demoMails = 4;

export async function benchMail(): Promise<Table[]> {
  const folder = await bundle();
  try {
    return [await newsletterAtPace(folder), await followUpsAtPace(folder), await queueAndCron(folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function newsletterAtPace(folder: string): Promise<Table> {
  const subscribers = 10_000;
  const provider = await startMailProvider({ perSecond: resendLimit });
  const site = await startSite(folder, provider.url, { MAIL_PER_SECOND: String(resendLimit) }, { queue: true });
  try {
    await site.subscribe(subscribers);
    const started = Date.now();
    await site.sendNewsletter();
    await wait(10_000);
    const asked = Date.now();
    await site.post('/api/submissions', demo());
    const newsletterEmails = () => provider.received.filter(({ subject }) => subject === 'News');
    await until(() => newsletterEmails().length >= subscribers, 180_000);
    const confirmations = provider.received.filter(({ subject }) => subject !== 'News');
    return {
      title: `A newsletter to ${subscribers.toLocaleString('en')}, at a provider that takes ${resendLimit} calls a second`,
      columns: [
        { name: 'out after, s', atMost: 75 },
        { name: 'calls' },
        { name: 'refused calls, share', atMost: 0.02 },
        { name: 'lost', atMost: 0 },
        { name: 'doubled', atMost: 0 },
        { name: 'mails of a demo meanwhile', atLeast: demoMails },
        { name: 'the last of them, s', atMost: 3 },
      ],
      rows: [
        {
          name: 'the newsletter',
          values: [
            (Math.max(...newsletterEmails().map(({ at }) => at)) - started) / 1000,
            String(provider.calls()),
            provider.refused() / provider.calls(),
            subscribers - newsletterEmails().length,
            provider.doubled(),
            confirmations.length,
            (Math.max(...confirmations.map(({ at }) => at)) - asked) / 1000,
          ],
        },
      ],
    };
  } finally {
    await site.close();
    provider.stop();
  }
}

async function followUpsAtPace(folder: string): Promise<Table> {
  const followUps = Number(process.env.BENCH_FOLLOW_UPS ?? 10_000);
  const subscribers = Math.min(followUps, 5000);
  const provider = await startMailProvider({ perSecond: resendLimit });
  const site = await startSite(folder, provider.url, { MAIL_PER_SECOND: String(resendLimit) }, { queue: true });
  const runs: Promise<unknown>[] = [];
  const runCron = () => runs.push(site.runCron());
  const cron = setInterval(runCron, 60_000);
  try {
    await site.subscribe(subscribers);
    await site.queueFollowUps(followUps);
    const started = Date.now();
    runCron();
    await wait(1000);
    await site.sendNewsletter();
    const followUpsOut = () => provider.received.filter(({ subject }) => subject === 'Follow-up');
    const newsletterOut = () => provider.received.filter(({ subject }) => subject === 'News');
    const all = () => followUpsOut().length >= followUps && newsletterOut().length >= subscribers;
    await until(all, 60_000 + followUps * 10);
    const seconds = (sent: { at: number }[]) => (sent.reduce((last, { at }) => Math.max(last, at), 0) - started) / 1000;
    return {
      title: `${followUps.toLocaleString('en')} follow-ups that are due at once, and a newsletter to ${subscribers.toLocaleString('en')}`,
      columns: [
        { name: 'follow-ups out after, s' },
        { name: 'newsletter out after, s', atMost: 75 },
        { name: 'calls' },
        { name: 'refused calls, share', atMost: 0.02 },
        { name: 'lost', atMost: 0 },
        { name: 'doubled', atMost: 0 },
      ],
      rows: [
        {
          name: 'the follow-ups',
          values: [
            seconds(followUpsOut()),
            seconds(newsletterOut()),
            String(provider.calls()),
            provider.refused() / provider.calls(),
            followUps + subscribers - followUpsOut().length - newsletterOut().length,
            provider.doubled(),
          ],
        },
      ],
    };
  } finally {
    clearInterval(cron);
    await Promise.allSettled(runs);
    await site.close();
    provider.stop();
  }
}

async function queueAndCron(folder: string): Promise<Table> {
  const subscribers = 100_000;
  const minute = 60_000;
  const sent: number[] = [];
  for (const queue of [false, true]) {
    const provider = await startMailProvider({ latency });
    const site = await startSite(folder, provider.url, { MAIL_PER_SECOND: '1000' }, { queue });
    try {
      await site.subscribe(subscribers);
      await site.sendNewsletter();
      const started = Date.now();
      await site.runCron();
      await wait(Math.max(0, started + minute - Date.now()));
      sent.push(provider.received.length);
    } finally {
      await site.close();
      provider.stop();
    }
  }
  const [cron = 0, withQueue = 0] = sent;
  return {
    title: `Newsletter emails in a minute, at a provider without a limit that answers in ${latency} ms`,
    // An isolate sends one batch at a time, and here everything runs in one isolate.
    columns: [{ name: 'Cron Trigger' }, { name: 'with the Queue' }, { name: 'factor', atLeast: 1 }],
    rows: [{ name: 'newsletter emails', values: [String(cron), String(withQueue), withQueue / cron] }],
  };
}

async function startSite(
  folder: string,
  providerUrl: string,
  vars: Record<string, string>,
  { queue }: { queue: boolean },
) {
  const config = unstable_readConfig({ config: 'wrangler.toml' });
  const harness = createTestHarness({
    workers: [
      {
        config: {
          ...config,
          main: join(folder, 'index.js'),
          no_bundle: true,
          ...(!queue && { queues: { producers: [], consumers: [] } }),
          vars: { ...vars, RESEND_API_KEY: 're_bench', RESEND_API_URL: providerUrl },
        },
      },
    ],
  });
  const { url } = await harness.listen();
  const handle = harness.getWorker(worker);
  await handle.applyD1Migrations('DB');
  const { DB } = (await handle.getEnv()) as { DB: D1Database };
  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
  return {
    post,
    sendNewsletter: () => post('/api/admin/newsletters', { subject: 'News', content: newsletterText, audience: 'en' }),
    runCron: () => handle.scheduled({ cron: '* * * * *' }),
    close: () => harness.close(),
    async queueFollowUps(count: number): Promise<void> {
      const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)';
      const at = "'2026-01-01T00:00:00.000Z'";
      await DB.batch([
        DB.prepare(`${numbers} INSERT INTO newsletter_subscribers (id, email, locale, subscribed_at)
          SELECT 'due-' || i, 'due' || i || '@bench.example', 'ar', ${at} FROM n`).bind(count),
        DB.prepare(`${numbers} INSERT INTO emails (id, kind, to_address, subject, due_at, created_at, subscriber_id)
          SELECT 'due-' || i, 'newsletter_follow_up_1', 'due' || i || '@bench.example', 'Follow-up', ${at}, ${at}, 'due-' || i
          FROM n`).bind(count),
      ]);
    },
    async subscribe(subscribers: number): Promise<void> {
      await DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO newsletter_subscribers (id, email, subscribed_at)
         SELECT 'id-' || i, 'reader' || i || '@bench.example', '2026-01-01T00:00:00.000Z' FROM n`,
      )
        .bind(subscribers)
        .run();
    },
  };
}

const newsletterText = `## What we built\n\n${'A sentence of the usual length, with **words** that matter. '.repeat(40)}`;

function demo(): object {
  const date = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return {
    formType: 'demo',
    firstName: 'Bench',
    lastName: 'Mark',
    email: `bench-${crypto.randomUUID()}@visitor.example`,
    company: 'Bench & Sons',
    useCase: 'Process Automation',
    preferredDate: date,
    preferredTime: '10-11 AM',
  };
}

async function until(isReached: () => boolean, limit: number): Promise<void> {
  for (const end = Date.now() + limit; Date.now() < end && !isReached(); ) await wait(100);
}
