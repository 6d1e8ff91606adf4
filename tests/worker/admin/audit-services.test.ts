import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { app } from '#worker/app.ts';
import { accessToken, answerSigningKeys } from '../support/access.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const name = 'service:0a1b2c3d.access';

beforeEach(async () => {
  await emptyTables('staff', 'audit_log');
  answerSigningKeys();
});

async function asService(route: string, headers: Record<string, string> = {}): Promise<Response> {
  const [method, path] = route.split(' ') as [string, string];
  const jwt = await accessToken({ common_name: '0A1B2C3D.access' });
  return request(path, undefined, { method, headers: { 'cf-access-jwt-assertion': jwt, ...headers } });
}

const give = (roles: string[], to = name) =>
  asStaff(`/api/admin/staff/${to}`, { ...jsonPost({ roles }), method: 'PUT' });

const reads = async () =>
  (
    await env.DB.prepare(`SELECT detail FROM audit_log WHERE action = 'service_read' AND done_by = ? ORDER BY id`)
      .bind(name)
      .all<{ detail: string }>()
  ).results.map(({ detail }) => detail);

it('has no role until one is given, also while people without one are admins', async () => {
  await expectRefusal(
    asService('GET /api/admin/submissions'),
    [
      403,
      'role_required',
      'You’re signed in as \u2068service:0a1b2c3d.access\u2069, but have no role yet. There is no administrator yet. Anyone without a role can grant it to you.',
    ],
    async () => {
      await give(['sales']);
      return asService('GET /api/admin/submissions');
    },
  );
  expect(await (await asService('GET /api/admin/me')).json()).toMatchObject({ email: name, roles: ['sales'] });
  await expectRefusal(asService('GET /api/admin/applications'), [403, 'role_required', /recruiting/i], async () => {
    await give(['sales', 'recruiting']);
    return asService('GET /api/admin/applications');
  });
});

/** Middleware is registered for all methods. */
const writes = app.routes
  .filter(({ method, path }) => !['ALL', 'GET'].includes(method) && /^\/(api\/)?admin\//.test(path))
  .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '1')}`);

it.each([...new Set(writes)])('may not write: %s', async (route) => {
  await give(['sales', 'recruiting', 'marketing']);
  const reason = 'A service token may only read: send a GET request.';
  await expectRefusal(asService(route), [403, 'access_denied', reason]);
});

const sockets = app.routes
  .filter(({ path }) => /^\/api\/admin\/.*socket$/.test(path))
  .map(({ path }) => `GET ${path.replace(':sessionId', 'session_1700000000000_abcdefghijklmnop')}`);

it.each([...new Set(sockets)])('may not open a socket, through which it could write: %s', async (route) => {
  await give(['sales']);
  const headers = { upgrade: 'websocket', origin: 'https://rihla.example' };
  const person = async () => ({ ...headers, 'cf-access-jwt-assertion': await accessToken() });
  await expectRefusal(
    asService(route, headers),
    [403, 'access_denied', 'A service token may only read: send a GET request.'],
    async () => request(route.slice('GET '.length), undefined, { headers: await person() }),
  );
});

it('leaves each path that it read in the audit log, once an hour, without query', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await give(['sales']);
  await asService('GET /api/admin/submissions?q=layla%40gulf-logistics.example');
  await asService('GET /api/admin/submissions');
  await asService('GET /api/admin/chats/session_1700000000000_abcdefghijklmnop');
  await asService('GET /api/admin/applications');
  const read = ['/api/admin/submissions', '/api/admin/chats/:sessionId'];
  expect(await reads()).toEqual(read);
  vi.setSystemTime(Date.now() + 3_600_001);
  await asService('GET /api/admin/submissions');
  expect(await reads()).toEqual([...read, '/api/admin/submissions']);
  const log = await getAsStaff(`/api/admin/audit?person=${name}&kind=service_read`);
  expect((await log.json<{ items: unknown[] }>()).items).toHaveLength(3);
});

it('cannot be an administrator or an assignee, or get notifications', async () => {
  await expectRefusal(
    give(['admin']),
    [
      422,
      'validation_failed',
      'roles: A service token only reads, so it can’t be an administrator. Choose other roles.',
    ],
    () => give(['sales']),
  );
  const notices = await (await getAsStaff('/api/admin/notices')).text();
  expect(notices).not.toContain(name);
  const assign = { ...jsonPost({ assignee: name }), method: 'PATCH' };
  await expectRefusal(asStaff(`/api/admin/submissions/${crypto.randomUUID()}`, assign), [
    422,
    'validation_failed',
    'assignee: Please enter an email address such as name@company.com.',
  ]);
  await emptyTables('staff');
  await asService('GET /api/admin/me');
  expect((await env.DB.prepare('SELECT * FROM staff').all()).results).toEqual([]);
});

it.each([
  ['an email that begins like a service token', { email: 'service:0a1b2c3d.access' }],
  ['a name with other characters', { common_name: 'a b/c' }],
])('denies access to %s', async (_what, claims) => {
  const headers = { 'cf-access-jwt-assertion': await accessToken(claims) };
  await expectRefusal(
    request('/api/admin/me', undefined, { headers }),
    [403, 'access_denied', 'We couldn’t verify your sign-in. Please sign in again.'],
    async () => request('/api/admin/me', undefined, { headers: { 'cf-access-jwt-assertion': await accessToken() } }),
  );
});
