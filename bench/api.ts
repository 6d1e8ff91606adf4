import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { env, freePort, migrateLocally, root, run, toolNode, waitFor, wrangler } from '../scripts/lib/machine.mjs';
import { serve } from '../scripts/lib/site.mjs';
import { type Measure, measure } from './report.ts';

const seconds = 5;
const connections = 8;

interface Route {
  method: 'GET' | 'POST';
  path: () => string;
  body?: () => object;
}

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

/** Requests a second and the 99th percentile of each route, beside a bare route that does the same to D1 and nothing else. */
export async function benchApi(): Promise<Measure[]> {
  const state = mkdtempSync(join(tmpdir(), 'rihla-api-'));
  const model = await serveModel();
  await migrateLocally(['--persist-to', join(state, 'ours')]);
  // Mail goes to a provider that takes it at once: the local simulation of the binding writes every mail to the disk.
  const vars = {
    CHAT_API_URL: model.url,
    CHAT_API_KEY: 'sk-bench',
    RESEND_API_KEY: 're_bench',
    RESEND_API_URL: model.url,
  };
  const site = serve({
    port: await freePort(),
    state: join(state, 'ours'),
    vars,
    envFile: 'tests/support/empty.env',
    log: 'ignore',
  });
  const bare = await serveBare(join(state, 'bare'), model.url);
  await site.ready();
  const measures: Measure[] = [];
  try {
    for (const [name, route] of Object.entries(routes)) {
      const limit = await load(bare.url, route);
      const ours = await load(site.url, route);
      measures.push(
        measure(
          `${name}: ${ours.rate.toFixed(0)}/s, bare ${limit.rate.toFixed(0)}/s`,
          ours.rate / limit.rate,
          0.8,
          '',
          { atLeast: true },
        ),
        measure(`${name}: p99 ${ours.p99} ms, bare ${limit.p99} ms`, ours.p99 / Math.max(limit.p99, 1), 1.5),
        measure(`${name}: answers other than 2xx`, ours.refused, 0),
      );
    }
  } finally {
    await site.stop();
    bare.stop();
    model.stop();
    rmSync(state, { recursive: true, force: true });
  }
  return measures;
}

/** Five seconds of a route; every request comes from an address of its own, so that no rate limit counts. */
async function load(url: string, route: Route) {
  const fire = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      requests: [
        {
          setupRequest(request) {
            const address = `2001:db8:${randomUUID()
              .replaceAll('-', '')
              .slice(0, 12)
              .replace(/(.{4})/g, '$1:')}:1`;
            request.method = route.method;
            request.path = route.path();
            request.headers = { 'content-type': 'application/json', 'cf-connecting-ip': address };
            if (route.body) request.body = JSON.stringify(route.body());
            return request;
          },
        },
      ],
    });
  await fire(1);
  const result = await fire(seconds);
  return { rate: result.requests.average, p99: result.latency.p99, refused: result.non2xx + result.errors };
}

async function serveBare(state: string, modelUrl: string) {
  const config = join(root, 'bench/bare/wrangler.toml');
  const port = await freePort();
  const where = ['--config', config, '--persist-to', state];
  await run([wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', ...where], { output: 'on failure' });
  const args = [wrangler, 'dev', ...where, '--port', String(port), '--inspector-port', '0'];
  args.push('--show-interactive-dev-session=false', '--var', `CHAT_API_URL:${modelUrl}`);
  const child = spawn(toolNode(), args, { cwd: root, env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  await waitFor(`${url}/api/admin/stats`, { seconds: 60 });
  return { url, stop: () => child.kill('SIGTERM') };
}

/** A completion API that answers at once. */
async function serveModel() {
  const answer = JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'It depends on the plan.' } }] });
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, stop: () => server.close() };
}
