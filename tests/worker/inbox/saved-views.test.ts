import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { SavedView } from '#shared/contracts/saved-views.ts';
import { amal, basim } from '../support/conversation.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff } from '../support/staff.ts';

beforeEach(async () => {
  await env.DB.batch(['saved_views', 'staff'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

const call = (path: string, init: RequestInit = {}, by = amal) =>
  requestWith({ ...accessOff, STAFF_DEV_EMAIL: by }, `/api/admin/views${path}`, init, 'http://localhost');
const put = (id: string, view: { name: string; search: string }, by = amal) =>
  call(`/${id}`, { ...jsonPost(view), method: 'PUT' }, by);
const remove = (id: string, by: string) => call(`/${id}`, { method: 'DELETE' }, by);
const seenBy = async (by: string) => (await (await call('', {}, by)).json<{ items: SavedView[] }>()).items;

const view = { name: 'My demos', search: 'formType=demo&open=true' };

async function appoint(email: string, ...roles: string[]) {
  await env.DB.prepare("INSERT OR REPLACE INTO staff (email, first_seen_at, roles) VALUES (?, '', ?)")
    .bind(email, JSON.stringify(roles))
    .run();
}

it('shows a saved view to colleagues, of whom only its author and admins change it', async () => {
  await appoint('admin@rihla.example', 'admin');
  await appoint(amal, 'sales');
  await appoint(basim, 'sales');
  const id = crypto.randomUUID();
  expect(await (await put(id, view)).json()).toEqual({ view: { id, by: amal, ...view } });
  expect(await seenBy(basim)).toEqual([{ id, by: amal, ...view }]);
  await expectRefusal(
    put(id, { ...view, name: 'Mine now' }, basim),
    [403, 'access_denied', 'Only its author or an admin can change a view.'],
    () => put(id, { ...view, name: 'Demos' }),
  );
  expect(await seenBy(basim)).toMatchObject([{ name: 'Demos' }]);
  await expectRefusal(remove(id, basim), [403, 'access_denied', 'Only its author or an admin can change a view.'], () =>
    remove(id, 'admin@rihla.example'),
  );
  expect((await remove(id, amal)).status).toBe(204);
  expect(await seenBy(amal)).toEqual([]);
});

it('leaves out views of forms that a role does not see', async () => {
  await appoint('admin@rihla.example', 'admin');
  await appoint(basim, 'recruiting');
  await put(crypto.randomUUID(), view, 'admin@rihla.example');
  await put(crypto.randomUUID(), { name: 'Interviews', search: 'stage=interview' }, 'admin@rihla.example');
  await put(crypto.randomUUID(), { name: 'Mine', search: 'assignee=me' }, 'admin@rihla.example');
  expect((await seenBy(basim)).map(({ name }) => name).sort()).toEqual(['Interviews', 'Mine']);
});

it('refuses a view without a name, and one too many', async () => {
  await expectRefusal(put(crypto.randomUUID(), { ...view, name: ' ' }), [
    422,
    'validation_failed',
    'name: Please fill in this field.',
  ]);
  await expectRefusal(put('none', view), [422, 'validation_failed', ': An id must be a UUID.']);
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  await env.DB.prepare(
    "INSERT INTO saved_views (id, name, search, saved_by, saved_at) SELECT value, 'View', 'open=true', ?, '' FROM json_each(?)",
  )
    .bind(amal, JSON.stringify(ids))
    .run();
  const refused = await put(crypto.randomUUID(), view);
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ path: 'name' }] }]);
  expect((await put(ids[0]!, view)).status).toBe(200);
});
