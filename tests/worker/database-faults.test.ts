import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { databaseDown, databaseFailingAt, json, requestWith } from './support/faults.ts';
import { demoRequest } from './support/forms.ts';

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function rowsOf(table: string): Promise<number | undefined> {
  return (await env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first<{ rows: number }>())?.rows;
}

function failures(): Record<string, string>[] {
  return logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request_failed');
}

it.each([0, 1, 2])(
  'stores all of a submission or nothing: statement %i of its transaction fails',
  async (statement) => {
    const response = await requestWith({ DB: databaseFailingAt(statement) }, '/api/submissions', json(demoRequest()));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'internal_error' });
    expect(await rowsOf('form_submissions')).toBe(0);
    expect(await rowsOf('emails')).toBe(0);
  },
);

const everyTable = [
  'form_submissions',
  'submission_events',
  'newsletter_subscribers',
  'newsletters',
  'emails',
  'audit_log',
];

/** The whole database as text: what a write that failed must not have touched. */
async function snapshot(): Promise<string> {
  const tables = await env.DB.batch(everyTable.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`)));
  return JSON.stringify(tables.map(({ results }) => results));
}

const reader = 'faulty@reader.example';
const writes: [string, number, () => Promise<[string, RequestInit]>][] = [
  ['a subscription', 4, async () => ['/api/newsletter/subscriptions', json({ email: `new-${reader}` })]],
  [
    'leaving the newsletter',
    4,
    async () => {
      await requestWith({}, '/api/newsletter/subscriptions', json({ email: reader }));
      const row = await env.DB.prepare('SELECT token FROM newsletter_subscribers WHERE email = ?').bind(reader).first();
      return ['/api/newsletter/unsubscribe', json({ token: row?.token })];
    },
  ],
  ['a newsletter', 3, async () => ['/api/admin/newsletters', json({ subject: 'June', content: 'News' })]],
  [
    'a change of status',
    2,
    async () => ['/api/admin/submissions/1', { ...json({ status: 'contacted' }), method: 'PATCH' }],
  ],
  ['an erasure', 5, async () => ['/api/admin/people', { ...json({ email: reader }), method: 'DELETE' }]],
];

it.each(writes)('does all of %s or nothing, whichever of its statements fails', async (_what, statements, prepare) => {
  const [path, init] = await prepare();
  const before = await snapshot();
  let failed = 0;
  for (let statement = 0; statement < statements; statement++) {
    const local = { DB: databaseFailingAt(statement), ACCESS_AUD: '', ACCESS_TEAM_DOMAIN: '' };
    const response = await requestWith(local, path, init, 'http://localhost');
    if (response.ok) continue;
    failed += 1;
    expect(response.status).toBe(500);
    expect(await snapshot()).toBe(before);
  }
  expect(failed).toBeGreaterThan(0);
});

it('says nothing of the inside to the caller, and the whole cause to the log, without what the visitor wrote', async () => {
  const response = await requestWith({ DB: databaseFailingAt(1) }, '/api/submissions', json(demoRequest()));
  expect(await response.text()).not.toMatch(/sql|D1|no_such_function/i);
  expect(failures()).toEqual([
    {
      level: 'error',
      event: 'request_failed',
      requestId: response.headers.get('x-request-id'),
      code: 'internal_error',
      cause: expect.stringContaining('no_such_function'),
    },
  ]);
  expect(logged.join()).not.toMatch(/layla|Haddad|containers/i);
});

it('answers 503 on its health address while the database is away', async () => {
  const response = await requestWith({ DB: databaseDown() }, '/api/health');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

it('takes the same request once the database is back', async () => {
  const body = demoRequest({ id: crypto.randomUUID() });
  expect((await requestWith({ DB: databaseDown() }, '/api/submissions', json(body))).status).toBe(500);
  expect((await requestWith({}, '/api/submissions', json(body))).status).toBe(201);
});

it('stops a request whose configuration does not parse, naming the setting and not its value', async () => {
  const response = await requestWith({ STAFF_ADDRESSES: 'secret-nonsense' }, '/api/submissions', json(demoRequest()));
  expect(response.status).toBe(500);
  expect(failures()[0]?.cause).toMatch(/STAFF_ADDRESSES/);
  expect(failures()[0]?.cause).not.toMatch(/secret-nonsense/);
});
