// A bot solves Turnstile once, or buys one token, and sends it with any number of forms. Each stored form emails staff
// and a stranger.

import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { turnstileField } from '#shared/forms/fields.ts';
import { newSession } from '../worker/support/answer-events.ts';
import { freshAddress } from '../worker/support/client.ts';
import { databaseDown, jsonPost, requestWith } from '../worker/support/faults.ts';
import { partnershipInquiry } from '../worker/support/forms.ts';
import { expectLogs } from '../worker/support/logs.ts';
import { mailbox } from '../worker/support/mail.ts';
import { filledIn, postForm } from '../worker/support/plain-forms.ts';
import { mockSiteverify, turnstileOn } from '../worker/support/siteverify.ts';
import { emptyTables } from '../worker/support/tables.ts';

const tenMinutes = 10 * 60_000;

const messages = ['one', 'two', 'three', 'four'];

let token = '';

beforeEach(async () => {
  mailbox();
  mockSiteverify();
  token = `good-${crypto.randomUUID()}`;
  await emptyTables('emails', 'form_submissions', 'newsletter_subscribers');
});
async function count(table: 'form_submissions' | 'newsletter_subscribers'): Promise<number | null> {
  return env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first('rows');
}

/** @returns the statuses */
function postForms(forms: Record<string, string>[], address = freshAddress()): Promise<number[]> {
  return inOrder(forms, (form) =>
    postForm('partnership', filledIn.partnership({ [turnstileField]: token, ...form }), {
      address,
      bindings: turnstileOn,
    }),
  );
}

function postJson(path: string, bodies: Record<string, unknown>[]): Promise<number[]> {
  return inOrder(bodies, (body) => post(path, { [turnstileField]: token, ...body }));
}

/** Posts from a new client address. */
function post(path: string, body: unknown, bindings = {}): Promise<Response> {
  const { headers, ...init } = jsonPost(body);
  const address = { 'cf-connecting-ip': freshAddress() };
  return requestWith({ ...turnstileOn, ...bindings }, path, { ...init, headers: { ...headers, ...address } });
}

async function inOrder<Item>(items: Item[], send: (item: Item) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (const item of items) statuses.push((await send(item)).status);
  return statuses;
}

it('passes one plain form, also when all forms carry the same hidden id', async () => {
  const id = crypto.randomUUID();
  expect(await postForms(messages.map((message) => ({ id, message })))).toEqual([303, 422, 422, 422]);
  expect(await count('form_submissions')).toBe(1);
});

it('passes one plain form, even with other ids or from other addresses', async () => {
  expect(await postForms(messages.map(() => ({ id: crypto.randomUUID() })))).toEqual([303, 422, 422, 422]);
  const other = { [turnstileField]: `good-${crypto.randomUUID()}` };
  expect(await postForms([other])).toEqual([303]);
  expect(await postForms([other])).toEqual([422]);
  expect(await count('form_submissions')).toBe(2);
});

it('passes one JSON request, with the same id and with others', async () => {
  const id = crypto.randomUUID();
  const contents = messages.map((message) => partnershipInquiry({ id, message }));
  const ids = messages.map(() => partnershipInquiry({ id: crypto.randomUUID(), message: 'one' }));
  expect(await postJson('/api/submissions', [...contents, ...ids])).toEqual([201, ...Array(7).fill(422)]);
  expect(await count('form_submissions')).toBe(1);
});

it('subscribes one address', async () => {
  const addresses = messages.map((name) => ({ email: `${name}@reader.example` }));
  expect(await postJson('/api/newsletter/subscriptions', addresses)).toEqual([201, 422, 422, 422]);
  expect(await count('newsletter_subscribers')).toBe(1);
});

it('opens one chat, and leaves one question there', async () => {
  expectLogs('chat_completion_failed');
  const sessions = messages.map(newSession);
  const opened = await inOrder(sessions, (session) =>
    post(`/api/chat/${session}/messages`, { text: 'Hi', [turnstileField]: token }),
  );
  expect(opened).toEqual([200, 422, 422, 422]);
  token = `good-${crypto.randomUUID()}`;
  const questions = messages.map((message) => ({ name: 'Layla', email: 'layla@visitor.example', message }));
  expect(await postJson(`/api/chat/${sessions[0]}/handoff`, questions)).toEqual([201, 422, 422, 422]);
});

it('passes the same form again, even across two windows of repetition', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Math.ceil(Date.now() / tenMinutes) * tenMinutes - 1);
  const address = freshAddress();
  expect(await postForms([{}], address)).toEqual([303]);
  vi.setSystemTime(Date.now() + 1000);
  expect(await postForms([{}], address)).toEqual([303]);
  token = `good-${crypto.randomUUID()}`;
  const id = crypto.randomUUID();
  expect(
    await postForms([
      { id, message: 'two' },
      { id, message: 'two' },
    ]),
  ).toEqual([303, 303]);
  expect(await count('form_submissions')).toBe(2);
  token = `good-${crypto.randomUUID()}`;
  const subscriber = filledIn.newsletter({ [turnstileField]: token });
  const clicks = await inOrder([subscriber, subscriber], (form) =>
    postForm('newsletter', form, { bindings: turnstileOn }),
  );
  expect(clicks).toEqual([303, 303]);
  expect(await count('newsletter_subscribers')).toBe(1);
});

it('passes the same request again when it could not be stored', async () => {
  expectLogs('request_failed');
  const body = partnershipInquiry({ id: crypto.randomUUID(), [turnstileField]: token });
  expect((await post('/api/submissions', body, { DB: databaseDown() })).status).toBe(503);
  expect((await post('/api/submissions', body)).status).toBe(201);
});
