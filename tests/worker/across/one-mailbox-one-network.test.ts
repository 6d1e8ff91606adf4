import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { addHost, beginOnMonday } from '../support/bookings.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { emptyTables } from '../support/tables.ts';

const slot = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`;

async function book(email: string, hour: number, address: string): Promise<string | number> {
  const init = jsonPost(demoRequest({ email, slotStart: slot(hour), id: crypto.randomUUID() }));
  const headers = { ...init.headers, 'cf-connecting-ip': address };
  const limit = { limit: async () => ({ success: true }) };
  const response = await requestWith({ SUBMISSION_LIMIT: limit }, '/api/submissions', { ...init, headers });
  return response.status === 201 ? 201 : (await response.json<{ code: string }>()).code;
}

beforeEach(async () => {
  await beginOnMonday();
  await emptyTables('network_bookings');
  for (const name of ['one', 'two', 'three', 'four', 'five']) await addHost(name);
});

it.each([
  ['a.b@gmail.com', 'ab+demo@googlemail.com', 'A.B+x@Gmail.com'],
  ['noor@firm.example', 'noor+1@firm.example', 'Noor+2@FIRM.example'],
])('counts %s, %s and %s as one mailbox with two demos to come', async (...emails) => {
  const outcomes: (string | number)[] = [];
  for (const [i, email] of emails.entries()) outcomes.push(await book(email, 5 + i, `192.0.2.${i + 1}`));
  expect(outcomes).toEqual([201, 201, 'too_many_bookings']);
});

it('counts the bookings of every /64 of a customer as those of one network', async () => {
  const outcomes: (string | number)[] = [];
  for (let i = 0; i < 11; i++) {
    outcomes.push(await book(`visitor-${i}@firm-${i}.example`, 5 + (i % 3), `2001:db8:7:${i}::1`));
  }
  expect(outcomes).toEqual([...Array(10).fill(201), 'too_many_bookings']);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM network_bookings').first()).toEqual({ n: 1 });
});
