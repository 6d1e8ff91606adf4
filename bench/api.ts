import { randomUUID } from 'node:crypto';
import { bareHost, bundleBenchWorkers, ourHost, workerNames } from './bench-workers.ts';
import { type Load, load, type Route } from './load.ts';
import { startMockServer } from './mock-server.ts';
import { median, type Table, type Value } from './report.ts';
import { runs } from './settings.ts';

const measureSeconds = 3;
/** V8 compiles the hot code in this time. */
const warmUpSeconds = 5;

const openedId = randomUUID();
const seeding = [
  `INSERT INTO form_submissions (id, form_type, first_name, email, submitted_at)
    VALUES ('${openedId}', 'partnership', 'Bench', 'bench@partner.example', '2026-01-01T08:00:00.000Z')`,
  `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
    INSERT INTO conversation_entries (id, submission_id, kind, text, written_by, written_at)
    SELECT 'bench-' || n, '${openedId}', 'note', 'A note as long as most notes of staff are.', 'staff@localhost',
      '2026-01-01T08:00:00.000Z' FROM numbers`,
];

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
      email: `bench-${randomUUID()}@partner.example`,
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
  'POST /api/analytics': {
    method: 'POST',
    path: () => '/api/analytics',
    headers: {
      'sec-fetch-site': 'same-origin',
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    },
    body: () => ({
      page: '/schedule-demo',
      view: true,
      visit: true,
      device: 'phone',
      entry: { page: '/schedule-demo', referrer: 'www.google.ae', source: '', medium: '', campaign: '' },
      steps: ['demo.page', 'demo.seen', 'demo.started'],
      vitals: { lcp: 1800 + Math.round(500 * Math.random()), inp: 120, cls: 20, ttfb: 300 },
    }),
  },
  'GET /api/slots': { method: 'GET', path: () => '/api/slots?days=31' },
  'GET /api/admin/stats': { method: 'GET', path: () => '/api/admin/stats' },
  'GET /api/admin/submissions': { method: 'GET', path: () => '/api/admin/submissions' },
  'GET /api/admin/submissions/:id': { method: 'GET', path: () => `/api/admin/submissions/${openedId}` },
};

const requestedRoutes = Object.entries(routes).filter(([name]) => name.includes(process.env.BENCH_API ?? ''));

export async function benchApi(): Promise<Table[]> {
  const mockServer = await startMockServer();
  // Mail goes to the mock server: the local simulation of the mail binding writes every mail to disk.
  const vars = {
    CHAT_API_URL: mockServer.url,
    CHAT_API_KEY: 'sk-bench',
    RESEND_API_URL: mockServer.url,
    RESEND_API_KEY: 're_bench',
  };
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
      const worker = harness.getWorker<{ DB: D1Database }>(name);
      await worker.applyD1Migrations('DB');
      const { DB } = await worker.getEnv();
      for (const statement of seeding) await DB.prepare(statement).run();
    }
    for (const [name, route] of requestedRoutes) {
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
      for (let run = 0; run < runs; run++) {
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
