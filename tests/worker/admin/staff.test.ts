import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { StaffMember } from '../../../src-shared/contracts/inbox.ts';
import { app } from '../../../src-worker/app.ts';
import { accessOff, noopContext } from '../support/staff.ts';

function asAmal(path: string, init?: RequestInit): Promise<Response> {
  const bindings = { ...env, ...accessOff, STAFF_DEV_EMAIL: 'Amal@Rihla.example' };
  return Promise.resolve(app.fetch(new Request(`http://localhost/api/admin${path}`, init), bindings, noopContext));
}

it('sends the weekly summary only to who has asked for it', async () => {
  expect(await (await asAmal('/me')).json()).toMatchObject({ summary: false });
  const init = { method: 'PATCH', headers: { 'content-type': 'application/json' } };
  const change = await asAmal('/me', { ...init, body: JSON.stringify({ summary: true }) });
  expect(await change.json()).toEqual({ summary: true });
  expect(await (await asAmal('/me')).json()).toMatchObject({ digest: true, summary: true });
  expect((await asAmal('/me', { ...init, body: '{}' })).status).toBe(422);
});

it('remembers who has signed in, and whether they want the daily list', async () => {
  expect(await (await asAmal('/me')).json()).toMatchObject({ email: 'Amal@Rihla.example', digest: true });
  const headers = { 'content-type': 'application/json' };
  const change = await asAmal('/me', { method: 'PATCH', headers, body: JSON.stringify({ digest: false }) });
  expect(await change.json()).toEqual({ digest: false });
  expect(await (await asAmal('/me')).json()).toMatchObject({ digest: false });
  const { items } = await (await asAmal('/staff')).json<{ items: StaffMember[] }>();
  expect(items).toContainEqual({ email: 'amal@rihla.example', name: '', roles: [] });
  expect(await env.DB.prepare('SELECT count(*) AS count FROM staff').first()).toEqual({ count: 1 });
});
