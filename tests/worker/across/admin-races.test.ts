import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { jsonPost, withMethods } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { asStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const [amal, basim] = ['amal@rihla.example', 'basim@rihla.example'];

const path = (email: string) => `/api/admin/staff/${encodeURIComponent(email)}`;
const remove = (email: string) => [path(email), { method: 'DELETE' }] as const;
const demote = (email: string) => [path(email), { ...jsonPost({ roles: ['sales'] }), method: 'PUT' }] as const;
const add = (email: string) => [path(email), { ...jsonPost({ roles: ['admin'] }), method: 'PUT' }] as const;

type Change = readonly [string, RequestInit];

const request = ([where, init]: Change, by: string, DB = env.DB) => asStaff(where, init, { STAFF_DEV_EMAIL: by, DB });

/** Another change is complete just before the transaction of this one. */
function afterAnother(change: Change, by: string): D1Database {
  let isFirst = true;
  return withMethods(env.DB, {
    async batch(statements: D1PreparedStatement[]) {
      if (isFirst) {
        isFirst = false;
        expect((await request(change, by)).ok).toBe(true);
      }
      return env.DB.batch(statements);
    },
  });
}

async function admins(): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT email FROM staff WHERE roles LIKE '%"admin"%' ORDER BY email`).all<{
    email: string;
  }>();
  return results.map(({ email }) => email);
}

beforeEach(async () => {
  mailbox();
  expectLogs('delivery_failed');
  await emptyTables('staff', 'audit_log');
  await request(add(amal), amal);
  await request(add(basim), amal);
});

it.each([
  ['two removals', remove(basim), remove(amal)],
  ['two demotions', demote(basim), demote(amal)],
  ['a removal and a demotion', remove(basim), demote(amal)],
  ['a demotion and a removal', demote(basim), remove(amal)],
] as [string, Change, Change][])(
  'keeps an administrator whose colleague acts at the same moment: %s',
  async (_what, first, second) => {
    const refused = await request(second, basim, afterAnother(first, amal));
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, 'last_admin']);
    expect(await admins()).toEqual([amal]);
  },
);

it.each([
  ['removes', remove],
  ['demotes', demote],
  ['appoints', add],
])('refuses an administrator who %s someone but was removed meanwhile', async (_what, change) => {
  const omar = 'omar@rihla.example';
  await request(add('third@rihla.example'), amal);
  await request(_what === 'appoints' ? demote(omar) : add(omar), amal);
  const before = await admins();
  const refused = await request(change(omar), basim, afterAnother(remove(basim), amal));
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, 'status_changed']);
  expect(await admins()).toEqual(before.filter((email) => email !== basim));
});
