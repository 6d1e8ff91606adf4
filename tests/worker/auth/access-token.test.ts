import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, expect, it, vi } from 'vitest';
import { app } from '#worker/app.ts';
import { clearSigningKeys } from '#worker/auth/access-token.ts';
import type { Bindings } from '#worker/env.ts';
import { request } from '../support/client.ts';
import { requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff } from '../support/staff.ts';

const issuer = 'https://team.test';
const currentKey = await generateKeyPair('RS256', { extractable: true });
const rotatedKey = await generateKeyPair('RS256', { extractable: true });
const foreignKey = await generateKeyPair('RS256');

let publishedKeys: { kid: string; key: CryptoKey }[] = [];
let fetches = 0;
let reachable = true;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  clearSigningKeys();
  publishedKeys = [{ kid: 'k1', key: currentKey.publicKey }];
  fetches = 0;
  reachable = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    expect(String(input)).toBe(`${issuer}/cdn-cgi/access/certs`);
    fetches += 1;
    if (!reachable) throw new TypeError('network down');
    const keys = await Promise.all(
      publishedKeys.map(async ({ kid, key }) => ({ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' })),
    );
    return Response.json({ keys });
  });
});
function token({ kid = 'k1', key = currentKey.privateKey }: { kid?: string; key?: CryptoKey } = {}): Promise<string> {
  return new SignJWT({ email: 'amal@rihla.example' })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setAudience('aud-test')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
}

const withToken = (jwt: string) => ({ headers: { 'cf-access-jwt-assertion': jwt } });
const requestMe = (jwt: string) => request('/api/admin/me', undefined, withToken(jwt));

it('identifies the staff member by the Access header or cookie', async () => {
  const jwt = await token();
  expect(await (await requestMe(jwt)).json()).toMatchObject({ email: 'amal@rihla.example' });
  const byCookie = await request('/api/admin/me', undefined, { headers: { cookie: `CF_Authorization=${jwt}` } });
  expect(byCookie.status).toBe(200);
});

/** Middleware is registered for all methods. */
const staffApi = app.routes
  .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin'))
  .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '1')}`);
const protectedRoutes = new Set([
  ...staffApi,
  'GET /admin',
  'GET /admin/inbox/1',
  'GET /admin/digest/off',
  'POST /admin/digest/off',
  'POST /admin/digest/summary-off',
  'GET /api/admin/no-such-thing',
]);

it.each([...protectedRoutes])('rejects %s without a token and with a forged token', async (route) => {
  const [method, path = ''] = route.split(' ');
  const anonymous = await request(path, undefined, { method });
  expect(anonymous.status).toBe(401);
  expect(await anonymous.json()).toMatchObject({ code: 'sign_in_required' });
  const forged = await request(path, undefined, { method, ...withToken(await token({ key: foreignKey.privateKey })) });
  expect(forged.status).toBe(403);
  expect(await forged.json()).toMatchObject({ code: 'access_denied' });
});

it('sends the old address of a view to its new one, only after signing in', async () => {
  const old = '/admin/submissions/1?assignee=me';
  await expectRefusal(request(old), [401, 'sign_in_required', 'Please sign in to continue.'], async () =>
    request(old, undefined, withToken(await token())),
  );
  const moved = await request(old, undefined, withToken(await token()));
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/admin/inbox/1?assignee=me']);
});

it('fetches the keys again for an unknown key id, but at most once a minute', async () => {
  expect((await requestMe(await token())).status).toBe(200);
  publishedKeys.push({ kid: 'k2', key: rotatedKey.publicKey });
  const rotatedToken = () => token({ kid: 'k2', key: rotatedKey.privateKey });
  await expectRefusal(
    requestMe(await rotatedToken()),
    [403, 'access_denied', 'We couldn’t verify your sign-in. Please sign in again.'],
    async () => {
      vi.setSystemTime(Date.now() + 59_999);
      expect((await requestMe(await rotatedToken())).status).toBe(403);
      expect(fetches).toBe(1);
      vi.setSystemTime(Date.now() + 1);
      return requestMe(await rotatedToken());
    },
  );
  expect(fetches).toBe(2);
  expect((await requestMe(await token())).status).toBe(200);
  expect(fetches).toBe(2);
});

it('fetches the keys again after ten minutes, so a revoked key stops working', async () => {
  expect((await requestMe(await token())).status).toBe(200);
  publishedKeys = [{ kid: 'k2', key: rotatedKey.publicKey }];
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1);
  expect((await requestMe(await token())).status).toBe(200);
  vi.setSystemTime(Date.now() + 1);
  await expectRefusal(
    requestMe(await token()),
    [403, 'access_denied', 'We couldn’t verify your sign-in. Please sign in again.'],
    async () => requestMe(await token({ kid: 'k2', key: rotatedKey.privateKey })),
  );
  expect(fetches).toBe(2);
});

it('answers 503 while the keys are unreachable, and recovers as soon as they are', async () => {
  expectLogs('request_failed');
  reachable = false;
  const jwt = await token();
  expect((await requestMe(jwt)).status).toBe(503);
  reachable = true;
  expect((await requestMe(jwt)).status).toBe(200);
});

it('rejects every request to a public host without complete Access settings', async () => {
  expectLogs('not_configured');
  const jwt = await token();
  for (const incomplete of [{ ACCESS_AUD: '' }, { ACCESS_TEAM_DOMAIN: '' }, accessOff]) {
    const response = await requestWith(incomplete, '/api/admin/me', withToken(jwt));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_configured' });
  }
});

it('takes a local request for STAFF_DEV_EMAIL only without any Access setting', async () => {
  const localRequest = (path: string) => new Request(`http://localhost:8787${path}`);
  const ask = async (bindings: Bindings) => app.fetch(localRequest('/api/admin/me'), bindings);
  const withoutAccess = { ...env, ...accessOff, STAFF_DEV_EMAIL: 'dev@localhost' };
  expect(await (await ask(withoutAccess)).json()).toMatchObject({ email: 'dev@localhost' });
  await expectRefusal(
    ask({ ...env, STAFF_DEV_EMAIL: 'dev@localhost' }),
    [401, 'sign_in_required', 'Please sign in to continue.'],
    () => ask(withoutAccess),
  );
});
