import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { beacon, browserHeaders } from '../support/analytics.ts';
import { beginOnMonday, bookDemo, tuesdayAtNine, tuesdayAtTen } from '../support/bookings.ts';
import { newSession } from '../support/chats.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { deckToken } from '../support/deck.ts';
import { requestWith } from '../support/faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { linkFor, wholeDatabase } from '../support/my-data.ts';
import { subscribe, tokenOf, unconfirmed } from '../support/newsletter.ts';
import { assets } from '../support/plain-forms.ts';

type Limiter = Extract<keyof Bindings, `${string}_LIMIT`>;

interface Sent {
  json?: unknown;
  form?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The order is that of the path. */
  params?: string[];
}

type Row = [asks: Limiter[], send: () => Sent | Promise<Sent>];

const email = 'layla@gulf-logistics.example';
const demo = demoRequest({ preferredDate: '2026-11-29' });
const booked = async () => (await bookDemo(tuesdayAtNine)).token;
const token = async () => ({ form: { token: await booked() } });

/** Every public write, and the limits that a valid request asks before it has any effect. */
const writes: Record<string, Row> = {
  'POST /api/submissions': [['SUBMISSION_LIMIT'], () => ({ json: demo })],
  'POST /forms/demo': [['SUBMISSION_LIMIT'], () => ({ form: demo })],
  'POST /forms/partnership': [['SUBMISSION_LIMIT'], () => ({ form: partnershipInquiry() })],
  'POST /forms/career': [['SUBMISSION_LIMIT'], () => ({ form: jobApplication() })],
  'POST /api/bookings/:token/reschedule': [
    ['SUBMISSION_LIMIT'],
    async () => ({ params: [await booked()], json: { startsAt: tuesdayAtTen } }),
  ],
  'POST /api/bookings/:token/cancel': [['SUBMISSION_LIMIT'], async () => ({ params: [await booked()], json: {} })],
  'POST /booking/reschedule': [
    ['SUBMISSION_LIMIT'],
    async () => ({ form: { token: await booked(), startsAt: tuesdayAtTen } }),
  ],
  'POST /booking/cancel': [['SUBMISSION_LIMIT'], token],
  'POST /booking/accept': [['SUBMISSION_LIMIT'], token],
  'POST /api/chat/:sessionId/handoff': [
    ['SUBMISSION_LIMIT'],
    () => ({ params: [newSession()], json: { name: 'Layla', email, message: 'Can you read old ledgers?' } }),
  ],
  'POST /api/chat/:sessionId/copy': [['SUBMISSION_LIMIT'], () => ({ params: [newSession()], json: { email } })],

  'POST /api/chat/:sessionId/messages': [['CHAT_LIMIT'], () => ({ params: [newSession()], json: { text: 'Hello' } })],
  'POST /api/chat/:sessionId/messages/:messageId/feedback': [
    ['CHAT_LIMIT'],
    () => ({ params: [newSession(), crypto.randomUUID()], json: { helpful: true } }),
  ],
  'POST /api/chat/:sessionId/stop': [['CHAT_LIMIT'], () => ({ params: [newSession()] })],
  'POST /api/chat/:sessionId/reset': [['CHAT_LIMIT'], () => ({ params: [newSession()] })],
  'POST /api/chat/:sessionId/undo-reset': [['CHAT_LIMIT'], () => ({ params: [newSession()] })],
  'POST /api/chat/:sessionId/person': [['CHAT_LIMIT'], () => ({ params: [newSession()], json: {} })],
  'DELETE /api/chat/:sessionId/person': [['CHAT_LIMIT'], () => ({ params: [newSession()] })],

  'POST /api/newsletter/subscriptions': [['NEWSLETTER_LIMIT'], () => ({ json: { email } })],
  'POST /forms/newsletter': [['NEWSLETTER_LIMIT'], () => ({ form: { email } })],
  'POST /api/newsletter/confirm': [
    ['NEWSLETTER_LIMIT'],
    async () => ({ json: { token: (await unconfirmed()).token } }),
  ],
  'POST /newsletter/confirm': [['NEWSLETTER_LIMIT'], async () => ({ form: { token: (await unconfirmed()).token } })],
  'POST /api/newsletter/unsubscribe': [['NEWSLETTER_LIMIT'], async () => ({ json: { token: await subscribed() } })],
  'POST /unsubscribe': [['NEWSLETTER_LIMIT'], async () => ({ form: { token: await subscribed() } })],
  // Only unknown tokens count: a provider unsubscribes many people from one address.
  'POST /api/newsletter/unsubscribe/:token': [['NEWSLETTER_LIMIT'], () => ({ params: ['unknown'], form: {} })],
  'POST /api/my-data': [['NEWSLETTER_LIMIT'], () => ({ json: { email } })],
  'POST /forms/my-data': [['NEWSLETTER_LIMIT'], () => ({ form: { email } })],
  'POST /my-data/newsletter': [
    ['NEWSLETTER_LIMIT'],
    async () => ({ form: { token: await linkFor(email), subscribe: 'yes' } }),
  ],
  'POST /my-data/keep': [['NEWSLETTER_LIMIT'], async () => ({ form: { token: await linkFor(email), id: 'none' } })],
  'POST /keep-application': [['SUBMISSION_LIMIT'], () => ({ form: { token: 'a.guess', answer: 'yes' } })],
  'POST /my-data/withdraw': [['NEWSLETTER_LIMIT'], async () => ({ form: { token: await linkFor(email), id: 'none' } })],
  'POST /my-data/erase': [['NEWSLETTER_LIMIT'], async () => ({ form: { token: await linkFor(email), email } })],
  'POST /api/deck': [['NEWSLETTER_LIMIT'], () => ({ json: { email } })],
  'POST /forms/deck': [['NEWSLETTER_LIMIT'], () => ({ form: { email } })],
  'POST /deck': [['NEWSLETTER_LIMIT'], async () => ({ form: { token: await deckToken() } })],

  'POST /api/analytics': [['BEACON_LIMIT', 'BEACON_WRITE_LIMIT'], () => ({ json: beacon(), headers: browserHeaders })],
  // The provider's signature decides.
  'POST /api/webhooks/resend': [[], () => ({ json: {} })],
  'POST /api/webhooks/whatsapp': [[], () => ({ json: {} })],
};

/** The public reads that ask a limit; all others ask none. */
const reads: Record<string, Row> = {
  'GET /api/chat/:sessionId': [['CHAT_READ_LIMIT'], () => ({ params: [newSession()] })],
  'GET /api/chat/:sessionId/socket': [
    ['CHAT_LIMIT'],
    () => ({ params: [newSession()], headers: { upgrade: 'websocket', origin: 'https://rihla.example' } }),
  ],
};

const isPublic = (path: string) => !/^\/(api\/)?admin(\/|$)/.test(path);
const routes = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && isPublic(path))
      // The Arabic page is the same route.
      .map(({ method, path }) => `${method} ${path.replace(/^\/ar(?=\/)/, '')}`),
  ),
];
const isWrite = (route: string) => !route.startsWith('GET ');

async function subscribed(): Promise<string> {
  await subscribe(email);
  return tokenOf(email);
}

const limiters = Object.keys(env).filter((name): name is Limiter => name.endsWith('_LIMIT'));

function limits(refusing: readonly Limiter[]) {
  const asked: Limiter[] = [];
  const bindings = Object.fromEntries(
    limiters.map((name) => [
      name,
      {
        limit: async () => {
          asked.push(name);
          return { success: !refusing.includes(name) };
        },
      },
    ]),
  ) as Partial<Bindings>;
  return { asked, bindings };
}

async function sent(route: string, [, send]: Row, refusing: readonly Limiter[]) {
  const { json, form, headers, params = [] } = await send();
  const [method = '', pattern = ''] = route.split(' ');
  const values = [...params];
  const path = pattern.replace(/:\w+(\{[^}]*\})?|\*/g, () => values.shift() ?? '1');
  const before = await wholeDatabase();
  const { asked, bindings } = limits(refusing);
  const response = await requestWith({ ASSETS: assets, ...bindings }, path, {
    method,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: new URLSearchParams(form as Record<string, string>) }),
  });
  response.webSocket?.accept();
  response.webSocket?.close();
  return { response, asked, before };
}

beforeEach(async () => {
  mailbox();
  mockCompletions(() => completionWith('Yes.'));
  await beginOnMonday();
  await env.DB.prepare('DELETE FROM newsletter_subscribers').run();
});

it('has a row for every public write, and none for another route', () => {
  expect(routes.filter(isWrite).toSorted()).toEqual(Object.keys(writes).toSorted());
});

describe.each(Object.entries(writes))('%s', (route, row) => {
  const [asks] = row;

  it('asks its limit, and no other', async () => {
    expectLogs('page_missing', 'request_failed', 'not_configured');
    const others = limiters.filter((name) => !asks.includes(name));
    const { response, asked } = await sent(route, row, others);
    expect(asked).toEqual(asks);
    expect(response.status).not.toBe(429);
  });

  it.runIf(asks[0]?.match(/SUBMISSION|NEWSLETTER|CHAT/))('has no effect above it', async () => {
    const { response, before } = await sent(route, row, asks);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await wholeDatabase()).toEqual(before);
  });
});

it('counts no beacon above its limit, and answers as below it', async () => {
  const route = 'POST /api/analytics';
  const { response, before } = await sent(route, writes[route]!, ['BEACON_LIMIT']);
  expect(response.status).toBe(204);
  expect(await wholeDatabase()).toEqual(before);
});

it('asks no limit for a read, besides those that have a row', async () => {
  expectLogs('page_missing', 'request_failed', 'not_configured');
  const asked: Record<string, Limiter[]> = {};
  for (const route of routes.filter((route) => !isWrite(route))) {
    const row = reads[route] ?? [[], () => ({})];
    const names = (await sent(route, row, [])).asked;
    if (names.length > 0) asked[route] = names;
  }
  expect(asked).toEqual(Object.fromEntries(Object.entries(reads).map(([route, [asks]]) => [route, asks])));
});

it.each(Object.entries(reads))('answers no read above its limit: %s', async (route, row) => {
  const { response } = await sent(route, row, row[0]);
  expect(response.status).toBe(429);
});

it('asks every limit of the configuration, besides that of links in newsletters', () => {
  const asked = new Set(Object.values({ ...writes, ...reads }).flatMap(([asks]) => asks));
  expect([...asked, 'CLICK_LIMIT'].toSorted()).toEqual(limiters.toSorted());
});
