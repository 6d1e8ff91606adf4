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
