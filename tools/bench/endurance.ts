import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { serve } from '../../scripts/lib/site.mjs';
import { freePort, migrateLocally } from '../../scripts/lib/tooling.mjs';
import { readDatabase } from '../crash/stored.ts';
import { requestOf } from './load.ts';
import { startMockServer } from './mock-server.ts';
import type { Table } from './report.ts';
import { connectionCounts, enduranceSeconds } from './settings.ts';

const reads = ['/', '/pricing', '/api/slots', '/status'];

/** Visits for minutes: what fails, how long the slowest wait, whether memory grows, and whether all that was accepted is stored. */
export async function benchEndurance(): Promise<Table[]> {
  const rows = [];
  for (const connections of connectionCounts) rows.push(await endure(connections));
  return [
    {
      title: `Visits for ${enduranceSeconds} seconds: two pages, the times of a demo, the status, an inquiry`,
      columns: [
        { name: 'requests a second' },
        { name: 'median, ms' },
        { name: 'p99, ms' },
        { name: 'slowest, ms' },
        { name: 'other than 2xx', atMost: 0 },
        { name: 'no answer in ten seconds' },
        { name: 'accepted' },
        { name: 'lost', atMost: 0 },
        { name: 'heap in use at the start and after each quarter, MB' },
      ],
      rows,
    },
  ];
}

async function endure(connections: number) {
  const state = mkdtempSync(join(tmpdir(), 'rihla-endurance-'));
  await migrateLocally(state);
  const mockServer = await startMockServer();
  const vars = { RESEND_API_URL: mockServer.url, RESEND_API_KEY: 're_bench' };
  const inspectorPort = await freePort();
  process.env.INSPECTOR_PORT = String(inspectorPort);
  const port = await freePort();
  const site = serve({ port, state, vars, envFile: 'tests/support/empty.env', log: 'ignore' });
  try {
    if (!(await site.ready())) throw new Error('The site did not start.');
    const accepted = new Set<string>();
    const heaps = [await heapMegabytes(inspectorPort)];
    let total = { requests: 0, seconds: 0, p50: 0, p99: 0, slowest: 0, refused: 0, late: 0 };
    for (let quarter = 0; quarter < 4; quarter++) {
      const load = await autocannon({
        url: site.url,
        connections,
        duration: enduranceSeconds / 4,
        requests: [
          ...reads.map((path) => requestOf(`localhost:${port}`, { method: 'GET', path: () => path })),
          inquiry(`localhost:${port}`, accepted),
        ],
      });
      total = {
        requests: total.requests + load.requests.total,
        seconds: total.seconds + load.duration,
        p50: Math.max(total.p50, load.latency.p50),
        p99: Math.max(total.p99, load.latency.p99),
        slowest: Math.max(total.slowest, load.latency.max),
        refused: total.refused + load.non2xx + load.errors - load.timeouts,
        late: total.late + load.timeouts,
      };
      heaps.push(await heapMegabytes(inspectorPort));
    }
    await site.stop();
    const { submissionIds } = await readDatabase(state);
    const lost = [...accepted].filter((id) => !submissionIds.has(id)).length;
    const { requests, seconds, p50, p99, slowest, refused, late } = total;
    const values = [
      Math.round(requests / seconds),
      p50,
      p99,
      slowest,
      refused,
      late,
      accepted.size,
      lost,
      heaps.join(' · '),
    ];
    return { name: `${connections} connections`, values };
  } finally {
    await site.stop();
    mockServer.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

function inquiry(host: string, accepted: Set<string>) {
  const post = requestOf(host, {
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
  });
  return {
    ...post,
    onResponse(status: number, body: string) {
      if (status < 300) accepted.add(JSON.parse(body).submission.id);
    },
  };
}

/** The memory of the Worker and its Durable Objects: on the platform an isolate has 128 MB. */
async function heapMegabytes(inspectorPort: number): Promise<string> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  // The inspector refuses a client with a user agent and without an origin.
  const options = { headers: { origin: 'http://localhost' } } as unknown as string[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '', options);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const answered = new Promise<{ usedSize: number }>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data));
      if (id === 1) resolve(result);
    });
  });
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }));
  const { usedSize } = await answered;
  socket.close();
  return (usedSize / 1e6).toFixed(0);
}
