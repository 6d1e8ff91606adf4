import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { isAway } from '#worker/http/problem.ts';
import { begunSession } from '../support/chats.ts';
import { freshAddress, request } from '../support/client.ts';
import { jsonPost, requestWith, withMethods } from '../support/faults.ts';
import { partnershipInquiry } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';

/** https://developers.cloudflare.com/d1/observability/debug-d1/ and what the local database has said. */
const away = [
  'D1_ERROR: Failed to get session commit token: internal error',
  'D1_ERROR: internal error; reference = 4vh0bdqrkurf',
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
  "D1_ERROR: Can't read from request stream because client disconnected.",
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: D1 DB exceeded its CPU time limit and was reset.',
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: Exceeded maximum DB size.',
  'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: database or disk is full: SQLITE_FULL',
  'D1_ERROR: disk I/O error: SQLITE_IOERR',
  'D1_ERROR: interrupted: SQLITE_INTERRUPT',
  'D1_ERROR: a sentence of next year',
  'Network connection lost.',
  'internal error; reference = 4vh0bdqrkurf',
  'Durable Object is overloaded. Requests queued for too long.',
  'Durable Object reset because its code was updated.',
  'Durable Object storage operation exceeded timeout which caused object to be reset.',
  'put: We encountered an internal error. Please try again. (10001)',
  'get: Unspecified error (0)',
];

const ofStatement = [
  'D1_ERROR: UNIQUE constraint failed: bookings.id: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_UNIQUE)',
  'D1_ERROR: broken by a test: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_TRIGGER)',
  'D1_ERROR: near "SELEC": syntax error at offset 0: SQLITE_ERROR',
  'D1_ERROR: no such table: nope: SQLITE_ERROR',
  'D1_ERROR: too many SQL variables: SQLITE_ERROR',
  'D1_ERROR: Wrong number of parameter bindings for SQL query.',
  'D1_ERROR: statement too long: SQLITE_TOOBIG',
  'D1_ERROR: datatype mismatch: SQLITE_MISMATCH',
  "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
];

const inquiry = () => {
  const { headers, ...init } = jsonPost(partnershipInquiry());
  return { ...init, headers: { ...headers, 'cf-connecting-ip': freshAddress() } };
};

const query = (cause: Error) => new DrizzleQueryError('SELECT 1', ['timed out'], cause);

it.each(away)('takes for a failure that passes: %s', (message) => {
  expect([isAway(new Error(message)), isAway(query(new Error(message)))]).toEqual([true, true]);
});

it.each([
  ['of a time limit', new DOMException('The operation was aborted', 'TimeoutError')],
  ['that the platform calls retryable', Object.assign(new Error('gone'), { retryable: true })],
  ['of a full object', Object.assign(new Error('busy'), { overloaded: true })],
])('takes an error %s for a failure that passes', (_what, error) => {
  expect(isAway(error)).toBe(true);
});

it.each(ofStatement)('takes for a fault of the code: %s', (message) => {
  const cause = new Error(message.replace('D1_ERROR: ', ''));
  expect([isAway(new Error(message, { cause })), isAway(query(new Error(message)))]).toEqual([false, false]);
});

it.each([
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  new RangeError('Maximum call stack size exceeded'),
  new Error('hmac_keys has no row for addresses'),
  'a string',
])('takes for a fault of the code: %s', (error) => {
  expect(isAway(error)).toBe(false);
});

it.each(away.slice(0, 17))('answers 503 with Retry-After, and stores nothing, after %s', async (message) => {
  expectLogs('request_failed', 'webhooks_not_sent');
  const DB = withMethods(env.DB, { batch: () => Promise.reject(new Error(message)) });
  const response = await requestWith({ DB }, '/api/submissions', inquiry());
  expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([503, 10]);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

it('answers 503 while an object cannot reach the database', async () => {
  expectLogs('request_failed');
  const session = await begunSession();
  const fail = () => Promise.reject(new Error('D1_ERROR: Failed to get session commit token: internal error'));
  const statement = { bind: () => statement, all: fail, run: fail, raw: fail };
  const DB = withMethods(env.DB, { prepare: () => statement });
  await runInDurableObject(env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session)), async (instance) => {
    Object.assign(instance, { env: { ...env, DB } });
  });
  const response = await request(`/api/chat/${session}`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
});

it.each(['SUBMISSION_LIMIT', 'FILES'] as const)('answers 503 while the binding %s fails', async (name) => {
  expectLogs('request_failed');
  const fail = () => Promise.reject(new Error('The binding failed'));
  const bindings = { [name]: { limit: fail, head: fail, get: fail, put: fail } };
  const picture = `/media/${'a'.repeat(64)}.png`;
  const response =
    name === 'FILES'
      ? await requestWith(bindings, picture)
      : await requestWith(bindings, '/api/submissions', inquiry());
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
});
