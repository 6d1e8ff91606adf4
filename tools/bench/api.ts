import { randomUUID } from 'node:crypto';
import { bareHost, bundleBenchWorkers, ourHost, workerNames } from './bench-workers.ts';
import { type Load, load, type Route } from './load.ts';
import { startMockServer } from './mock-server.ts';
import { median, type Table, type Value } from './report.ts';
import { runs } from './settings.ts';

const measureSeconds = 3;
/** V8 compiles the hot code in this time. */
const warmUpSeconds = 5;

const submit: Route = {
  method: 'POST',
  path: () => '/api/submissions',
  body: () => ({
    id: randomUUID(),
    formType: 'partnership',
    firstName: 'Bench',
    lastName: 'Mark',
    email: `bench-${randomUUID()}@partner.example`,
    company: 'Bench & Sons',
    partnershipType: 'Joint Venture',
    message: 'A message of the usual length, which says what we would like to do together and by when.',
    source: { source: 'linkedin', medium: 'social', campaign: 'gitex', landing: '/partner-with-us' },
  }),
};
const webhooks = ['https://one.invalid/', 'https://two.invalid/'];
const withTwoWebhooks = 'POST /api/submissions, with two webhooks that do not answer';

const routes: Record<string, Route> = {
  'POST /api/submissions': submit,
  'GET /api/admin/submissions': { method: 'GET', path: () => '/api/admin/submissions' },
  [withTwoWebhooks]: submit,
};

/** Compares each route with a bare route that does the same database work. Both run on one workerd. */
export async function benchApi(): Promise<Table[]> {
  const mockServer = await startMockServer();
  // Mail goes to the mock server: the local simulation of the mail binding writes every mail to disk.
  const vars = { RESEND_API_URL: mockServer.url, RESEND_API_KEY: 're_bench' };
  const { harness, close } = await bundleBenchWorkers(vars);
  const table: Table = {
    title: 'The API, compared with a bare route that does the same work',
    columns: [
      { name: 'per second' },
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
    for (const name of workerNames) {
      await harness.getWorker(name).applyD1Migrations('DB');
    }
    for (const [name, route] of Object.entries(routes)) {
      if (name === withTwoWebhooks) for (const address of webhooks) await addWebhook(url, address);
      let refused = 0;
      const measure = async (host: string, duration: number) => {
        const result = await load(url, host, route, duration);
        refused += result.refused;
        await mockServer.untilIdle();
        return result;
      };
      await measure(bareHost, warmUpSeconds);
      await measure(ourHost, warmUpSeconds);
      const bare: Load[] = [];
      const ours: Load[] = [];
      // The two alternate, because the speed of a machine changes from minute to minute.
      for (let round = 0; round < runs; round++) {
        bare.push(await measure(bareHost, measureSeconds));
        ours.push(await measure(ourHost, measureSeconds));
      }
      table.rows.push({ name, values: compare(ours, bare, refused) });
    }
  } finally {
    await close();
    mockServer.stop();
  }
  return [table];
}

async function addWebhook(site: URL, url: string): Promise<void> {
  const response = await fetch(new URL('/api/admin/webhooks', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: ['submission.created'], format: 'standard' }),
  });
  if (!response.ok) throw new Error(`The webhook was refused: ${await response.text()}`);
}

function compare(ours: Load[], bare: Load[], refused: number): Value[] {
  const medianOf = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]));
  return [
    Math.round(medianOf(ours, 'rate')),
    Math.round(medianOf(bare, 'rate')),
    medianOf(ours, 'rate') / medianOf(bare, 'rate'),
    medianOf(ours, 'p99'),
    medianOf(bare, 'p99'),
    medianOf(ours, 'p99') / medianOf(bare, 'p99'),
    refused,
  ];
}
