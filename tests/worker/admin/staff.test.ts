import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { jsonPost } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { noAssets, pageAssets } from '../support/plain-forms.ts';
import { storeConversation } from '../support/received-mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';

function asAmal(path: string, init: RequestInit = {}): Promise<Response> {
  return asStaff(`/api/admin${path}`, init, { STAFF_DEV_EMAIL: 'Amal@Rihla.example' });
}

const patch = (path: string, body: object) => asAmal(path, { ...jsonPost(body), method: 'PATCH' });

it('sends the weekly summary only to staff who asked for it', async () => {
  expect(await (await asAmal('/me')).json()).toMatchObject({ summary: false });
  const change = await patch('/me', { summary: true });
  expect(await change.json()).toEqual({ summary: true });
  expect(await (await asAmal('/me')).json()).toMatchObject({ digest: true, summary: true });
  await expectRefusal(patch('/me', {}), [
    422,
    'validation_failed',
    ': Please send digest, summary, name or signature.',
  ]);
});

it('remembers staff who have signed in, and whether they want the digest', async () => {
  expect(await (await asAmal('/me')).json()).toMatchObject({ email: 'Amal@Rihla.example', digest: true });
  const change = await patch('/me', { digest: false });
  expect(await change.json()).toEqual({ digest: false });
  expect(await (await asAmal('/me')).json()).toMatchObject({ digest: false });
  const { items } = await (await asAmal('/staff')).json<{ items: StaffMember[] }>();
  expect(items).toContainEqual({ email: 'amal@rihla.example', name: '', roles: [], away: null });
  expect(await env.DB.prepare('SELECT count(*) AS count FROM staff').first()).toEqual({ count: 1 });
});

it('shows at the link in an email how to turn it off, on the page of the staff area', async () => {
  await patch('/me', { digest: true, summary: false });
  const open = (path: string, ASSETS: Fetcher) => asStaff(`/admin/digest/${path}`, {}, { ASSETS });
  const page = pageAssets('<div id="app"></div>');
  expect(await (await open('off', page)).text()).toContain('Turn off the daily email');
  expect(await (await open('summary-off', page)).text()).toContain('The weekly email with the site’s figures is off.');
  expectLogs('page_missing', 'request_failed');
  expect(await (await open('off', noAssets)).json()).toMatchObject({ code: 'unavailable' });
});

it('assigns only to staff, to their shared addresses, or to oneself', async () => {
  const { id } = await storeConversation();
  await env.DB.prepare("INSERT INTO staff (email, first_seen_at) VALUES ('basim@rihla.example', '2026-01-01')").run();
  for (const assignee of ['basim@rihla.example', 'sales@rihla.example', 'amal@rihla.example', null]) {
    expect((await patch(`/submissions/${id}`, { assignee })).status, String(assignee)).toBe(200);
  }
  const refused = await patch(`/submissions/${id}`, { assignee: 'typo@rihla.example' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'assignee' }] });
});

it('removes a staff member, whose open records become unassigned', async () => {
  const { id } = await storeConversation({ assignee: 'basim@rihla.example' });
  await env.DB.prepare(
    "INSERT OR IGNORE INTO staff (email, first_seen_at) VALUES ('basim@rihla.example', '2026-01-01')",
  ).run();
  const remove = (email: string) => asAmal(`/staff/${email}`, { method: 'DELETE' });
  expect(await (await remove('basim@rihla.example')).json()).toEqual({ submissions: 1, bookings: 0 });
  await expectRefusal(remove('basim@rihla.example'), [404, 'not_found', 'There is nothing at this address.']);
  await expectRefusal(remove('amal@rihla.example'), [
    422,
    'validation_failed',
    'You can’t remove yourself. Another administrator can.',
  ]);
  const { submission } = await (await asAmal(`/submissions/${id}`)).json<{ submission: { assignee: string | null } }>();
  expect(submission.assignee).toBeNull();
});
