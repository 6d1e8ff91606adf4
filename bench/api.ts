import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTestHarness, unstable_readConfig } from 'wrangler';
import { bareConfig, bundle } from './bundle.ts';
import { type Load, load, type Route } from './load.ts';
import { serveProvider } from './provider.ts';
import { median, type Table, type Value } from './report.ts';
import { runs } from './settings.ts';

const seconds = 3;
/** Seconds until V8 has compiled the hot code. */
const warmUp = 5;

/** The hosts to which the two Workers' routes lead. */
const ourHost = 'localhost';
const bareHost = 'bare.example';

const session = () => `session_${Date.now()}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
const routes: Record<string, Route> = {
  'POST /api/submissions': {
    method: 'POST',
    path: () => '/api/submissions',
    body: () => ({
      id: randomUUID(),
      formType: 'partnership',
      firstName: 'Bench',
      lastName: 'Mark',
      email: 'bench@partner.example',
      company: 'Bench & Sons',
      partnershipType: 'Joint Venture',
      message: 'A message of the usual length, which says what we would like to do together and by when.',
    }),
  },
  'POST /api/newsletter/subscriptions': {
    method: 'POST',
    path: () => '/api/newsletter/subscriptions',
    body: () => ({ email: `reader-${randomUUID()}@bench.example` }),
  },
  'POST /api/chat/:sessionId/messages': {
    method: 'POST',
    path: () => `/api/chat/${session()}/messages`,
    body: () => ({ text: 'What does it cost?' }),
  },
  'GET /api/admin/stats': { method: 'GET', path: () => '/api/admin/stats' },
  'GET /api/admin/submissions': { method: 'GET', path: () => '/api/admin/submissions' },
};

/** Each route beside a bare one that does the same to D1 and the Durable Objects and nothing else, on one workerd. */
export async function benchApi(): Promise<Table[]> {
  const provider = await serveProvider();
  const folders = [await bundle(), await bundle(bareConfig)] as const;
  // Mail goes to a provider that takes it at once: the local simulation of the binding writes every mail to the disk.
  const vars = {
    CHAT_API_URL: provider.url,
    CHAT_API_KEY: 'sk-bench',
    RESEND_API_URL: provider.url,
    RESEND_API_KEY: 're_bench',
  };
  // A route of its own, as the bare one: without it, requests pass through two more Workers, for the assets.
  const routed = {
    main: join(folders[0], 'index.js'),
    no_bundle: true,
    routes: [{ pattern: `${ourHost}/*`, zone_name: ourHost }],
  };
  const harness = createTestHarness({
    workers: [
      { config: { ...unstable_readConfig({ config: 'wrangler.toml' }), ...routed, vars } },
      { configPath: bareConfig, prebuiltWorkerDir: folders[1], vars },
    ],
  });
  const table: Table = {
    title: 'The API, beside a bare route of the same work',
    columns: [
      { name: 'a second' },
      { name: 'bare' },
      { name: 'throughput', atLeast: 0.8 },
      { name: 'p99, ms' },
      { name: 'bare' },
      { name: 'p99', atMost: 1.5 },
      { name: 'other than 2xx', atMost: 0 },
    ],
    rows: [],
  };
  try {
    const { url } = await harness.listen();
    for (const name of ['rihla-site', 'rihla-bench-bare']) await harness.getWorker(name).applyD1Migrations('DB');
    for (const [name, route] of Object.entries(routes)) {
      let refused = 0;
      const fire = async (host: string, duration: number) => {
        const found = await load(url, host, route, duration);
        refused += found.refused;
        await provider.quiet();
        return found;
      };
      await fire(bareHost, warmUp);
      await fire(ourHost, warmUp);
      const bare: Load[] = [];
      const ours: Load[] = [];
      // By turns: a machine's speed changes from one minute to the next.
      for (let round = 0; round < runs; round++) {
        bare.push(await fire(bareHost, seconds));
        ours.push(await fire(ourHost, seconds));
      }
      table.rows.push({ name, values: compare(ours, bare, refused) });
    }
  } finally {
    await harness.close();
    provider.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
  return [table];
}

function compare(ours: Load[], bare: Load[], refused: number): Value[] {
  const of = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]));
  return [
    Math.round(of(ours, 'rate')),
    Math.round(of(bare, 'rate')),
    of(ours, 'rate') / of(bare, 'rate'),
    of(ours, 'p99'),
    of(bare, 'p99'),
    of(ours, 'p99') / of(bare, 'p99'),
    refused,
  ];
}
