import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTestHarness, unstable_readConfig } from 'wrangler';
import { bareConfig, bundle } from './bundle.ts';
import { type Load, load, type Route } from './load.ts';
import { serveProvider } from './provider.ts';
import { median, type Table, type Value } from './report.ts';
import { undisturbed } from './stolen.ts';

const rounds = 5;
const seconds = 3;
/** Until V8 has compiled what is used often. */
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
  // By a route of its own, as the bare one: what no route leads to gets here by way of two more Workers, for the assets.
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
      { name: 'stolen, %' },
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
        // Of a round that is made again, too.
        refused += found.refused;
        await provider.quiet();
        return found;
      };
      const measure = async (host: string): Promise<Round> => {
        const { result, stolen } = await undisturbed(() => fire(host, seconds));
        return { ...result, stolen };
      };
      await fire(bareHost, warmUp);
      await fire(ourHost, warmUp);
      const bare: Round[] = [];
      const ours: Round[] = [];
      // By turns, because a shared machine is not as fast at all times.
      for (let round = 0; round < rounds; round++) {
        bare.push(await measure(bareHost));
        ours.push(await measure(ourHost));
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

interface Round extends Load {
  /** The share of the processors' time that went to others. */
  stolen: number;
}

function compare(ours: Round[], bare: Round[], refused: number): Value[] {
  const of = (loads: Round[], key: keyof Round) => median(loads.map((one) => one[key]));
  return [
    Math.round(of(ours, 'rate')),
    Math.round(of(bare, 'rate')),
    of(ours, 'rate') / of(bare, 'rate'),
    of(ours, 'p99'),
    of(bare, 'p99'),
    of(ours, 'p99') / of(bare, 'p99'),
    refused,
    Math.round(100 * Math.max(...[...ours, ...bare].map(({ stolen }) => stolen))),
  ];
}
