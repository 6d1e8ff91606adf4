import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createTestHarness } from 'wrangler';
import { bareConfig, bundle } from './bundle.ts';
import { type Load, load, type Route } from './load.ts';
import { serveProvider } from './provider.ts';
import { median, type Table, type Value } from './report.ts';

const rounds = 3;
const seconds = 3;
/** Until V8 has compiled what is used often. */
const warmUp = 5;

/** The bare Worker's route has this host. */
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
  const folders = [await bundle(), await bundle(bareConfig)];
  // Mail goes to a provider that takes it at once: the local simulation of the binding writes every mail to the disk.
  const secrets = { CHAT_API_KEY: 'sk-bench', RESEND_API_KEY: 're_bench' };
  const vars = { CHAT_API_URL: provider.url, RESEND_API_URL: provider.url };
  const harness = createTestHarness({
    workers: [
      { configPath: 'wrangler.toml', prebuiltWorkerDir: folders[0], vars, secrets },
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
      const fire = async (host: string, duration: number) => {
        const found = await load(url, host, route, duration);
        await provider.quiet();
        return found;
      };
      await fire(bareHost, warmUp);
      await fire(url.host, warmUp);
      const bare: Load[] = [];
      const ours: Load[] = [];
      // By turns, because a shared machine is not as fast at all times.
      for (let round = 0; round < rounds; round++) {
        bare.push(await fire(bareHost, seconds));
        ours.push(await fire(url.host, seconds));
      }
      table.rows.push({ name, values: compare(ours, bare) });
    }
  } finally {
    await harness.close();
    provider.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
  return [table];
}

function compare(ours: Load[], bare: Load[]): Value[] {
  const of = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]));
  const refused = [...ours, ...bare].reduce((sum, one) => sum + one.refused, 0);
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
