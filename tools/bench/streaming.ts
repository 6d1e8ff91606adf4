import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleBenchWorkers, ourHost } from './bench-workers.ts';
import { startMockServer } from './mock-server.ts';
import { median, type Table } from './report.ts';
import { runs } from './settings.ts';

const connections = 32;
const perConnection = 5;

/** The first event of a streamed answer, compared with the JSON answer. */
export async function benchStreaming(): Promise<Table[]> {
  const mockServer = await startMockServer();
  const vars = { CHAT_API_URL: mockServer.url, CHAT_API_KEY: 'sk-bench' };
  const { harness, close } = await bundleBenchWorkers(vars);
  try {
    const { url } = await harness.listen();
    await harness.getWorker('rihla-site').applyD1Migrations('DB');
    const accepts = { stream: 'text/event-stream', json: 'application/json' };
    await firstBytes(url, accepts.stream);
    const [events, answers]: [number[], number[]] = [[], []];
    for (let round = 0; round < runs; round++) {
      events.push(median(await firstBytes(url, accepts.stream)));
      answers.push(median(await firstBytes(url, accepts.json)));
    }
    const [event, json] = [median(events), median(answers)];
    return [
      {
        title: `Joe's answers: the first byte under ${connections} connections`,
        columns: [{ name: 'first event, ms' }, { name: 'JSON, ms' }, { name: 'later than JSON, ms', atMost: 150 }],
        rows: [{ name: 'a streamed answer', values: [event, json, event - json] }],
      },
      panelTable(),
    ];
  } finally {
    await close();
    mockServer.stop();
  }
}

/** Milliseconds until the first byte of each answer's body. */
async function firstBytes(url: URL, accept: string): Promise<number[]> {
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  async function one() {
    const [a, b] = randomUUID().split('-');
    const session = `session_${Date.now()}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const headers = {
      host: ourHost,
      accept,
      'content-type': 'application/json',
      'cf-connecting-ip': `2001:db8:${a?.slice(0, 4)}:${b}::1`,
    };
    const started = performance.now();
    // `fetch` would send the host of the URL.
    const sent = request(`${url.origin}/api/chat/${session}/messages`, { method: 'POST', headers, agent });
    sent.end(JSON.stringify({ text: 'What does it cost?' }));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`The site answered ${response.statusCode}`);
    let first = true;
    for await (const _ of response) {
      if (first) times.push(performance.now() - started);
      first = false;
    }
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let answer = 0; answer < perConnection; answer++) await one();
    }),
  );
  agent.destroy();
  return times;
}

/** The files that the browser loads when the panel opens. */
function panelTable(): Table {
  const folder = join('dist', 'assets');
  const sizeOf = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const files = readdirSync(folder);
  const panel = files.filter((file) => /^chat-(panel|contents)-.*\.js$/.test(file));
  // The texts of one language.
  const texts = files.filter((file) => /^chat-(?!panel|contents).*\.js$/.test(file)).map(sizeOf);
  const bytes = panel.reduce((sum, file) => sum + sizeOf(file), Math.max(...texts));
  return {
    title: "The panel of Joe's chat",
    columns: [{ name: 'JavaScript, gzip, kB', atMost: 40 }],
    rows: [{ name: 'code and texts', values: [bytes / 1000] }],
  };
}
