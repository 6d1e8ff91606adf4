import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSigningKeys } from '../../../src-worker/admin/signing-keys.ts';
import { request } from '../support/client.ts';
import { requestWith } from '../support/faults.ts';

const issuer = 'https://team.test';
const ours = await generateKeyPair('RS256', { extractable: true });
const next = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256');

let published: { kid: string; key: CryptoKey }[] = [];
let fetches = 0;
let reachable = true;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  clearSigningKeys();
  published = [{ kid: 'k1', key: ours.publicKey }];
  fetches = 0;
  reachable = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    expect(String(input)).toBe(`${issuer}/cdn-cgi/access/certs`);
    fetches += 1;
    if (!reachable) throw new TypeError('network down');
    const keys = await Promise.all(
      published.map(async ({ kid, key }) => ({ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' })),
    );
    return Response.json({ keys });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface TokenOptions {
  kid?: string;
  key?: CryptoKey;
  issuer?: string;
  audience?: string;
  expires?: string | number;
  notBefore?: string | number;
  claims?: Record<string, unknown>;
}

function token(options: TokenOptions = {}): Promise<string> {
  const jwt = new SignJWT({ email: 'amal@rihla.example', ...options.claims })
    .setProtectedHeader({ alg: 'RS256', kid: options.kid ?? 'k1' })
    .setIssuer(options.issuer ?? issuer)
    .setAudience(options.audience ?? 'aud-test')
    .setIssuedAt()
    .setExpirationTime(options.expires ?? '1h');
  if (options.notBefore) jwt.setNotBefore(options.notBefore);
  return jwt.sign(options.key ?? ours.privateKey);
}

async function unsigned(header: object): Promise<string> {
  const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { email: 'eve@evil.example', iss: issuer, aud: 'aud-test', iat: seconds, exp: seconds + 600 };
  return `${encode(header)}.${encode(claims)}`;
}

const withToken = (jwt: string) => ({ headers: { 'cf-access-jwt-assertion': jwt } });
const me = (jwt: string) => request('/api/admin/me', undefined, withToken(jwt));

it('knows who is signed in, by the header or else by the cookie', async () => {
  const jwt = await token();
  expect(await (await me(jwt)).json()).toMatchObject({ email: 'amal@rihla.example' });
  const byCookie = await request('/api/admin/me', undefined, { headers: { cookie: `CF_Authorization=${jwt}` } });
  expect(byCookie.status).toBe(200);
});

const protectedRoutes: [string, string][] = [
  ['GET', '/admin'],
  ['GET', '/admin/submissions/1'],
  ['GET', '/api/admin/me'],
  ['GET', '/api/admin/stats'],
  ['GET', '/api/admin/activity'],
  ['GET', '/api/admin/submissions'],
  ['GET', '/api/admin/submissions.csv'],
  ['GET', '/api/admin/submissions/1'],
  ['PATCH', '/api/admin/submissions/1'],
  ['GET', '/api/admin/subscribers'],
  ['GET', '/api/admin/subscribers.csv'],
  ['GET', '/api/admin/newsletters'],
  ['POST', '/api/admin/newsletters'],
  ['POST', '/api/admin/newsletters/preview'],
  ['POST', '/api/admin/newsletters/test'],
  ['GET', '/api/admin/newsletters/1'],
  ['GET', '/api/admin/emails'],
  ['GET', '/api/admin/emails/1'],
  ['GET', '/api/admin/emails/1/preview'],
  ['POST', '/api/admin/emails/1/retry'],
  ['GET', '/api/admin/chats'],
  ['GET', '/api/admin/chats/1'],
  ['GET', '/api/admin/people'],
  ['DELETE', '/api/admin/people'],
  ['GET', '/api/admin/no-such-thing'],
];

it.each(protectedRoutes)('answers %s %s only to staff', async (method, path) => {
  const without = await request(path, undefined, { method });
  expect(without.status).toBe(401);
  expect(await without.json()).toMatchObject({ code: 'sign_in_required' });
  const forged = await request(path, undefined, { method, ...withToken(await token({ key: stranger.privateKey })) });
  expect(forged.status).toBe(403);
  expect(await forged.json()).toMatchObject({ code: 'access_denied' });
});

it.each([
  ['is tampered with', async () => `${(await token()).slice(0, -6)}AAAAAA`],
  ['is no token', async () => 'hello'],
  ['is not signed', async () => `${await unsigned({ alg: 'none', kid: 'k1' })}.`],
  ['comes from another team', () => token({ issuer: 'https://other.test' })],
  ['is for another application', () => token({ audience: 'aud-other' })],
  ['has expired', () => token({ expires: Math.floor(Date.now() / 1000) - 1 })],
  ['is not valid yet', () => token({ notBefore: '10m' })],
  ['names an unknown key', () => token({ kid: 'k9' })],
  ['names nobody', () => token({ claims: { email: undefined } })],
])('lets nobody in whose token %s', async (_what, make) => {
  expect((await me(await make())).status).toBe(403);
});

it('does not take the public key for a shared secret', async () => {
  const head = await unsigned({ alg: 'HS256', kid: 'k1' });
  const pem = new TextEncoder().encode(JSON.stringify(await exportJWK(ours.publicKey)));
  const key = await crypto.subtle.importKey('raw', pem, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(head));
  const jwt = `${head}.${btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')}`;
  expect((await me(jwt)).status).toBe(403);
});

it('finds a rotated key by itself, but looks for an unknown one at most once a minute', async () => {
  expect((await me(await token())).status).toBe(200);
  published.push({ kid: 'k2', key: next.publicKey });
  const rotated = () => token({ kid: 'k2', key: next.privateKey });
  expect((await me(await rotated())).status).toBe(403);
  expect(fetches).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await me(await rotated())).status).toBe(200);
  expect(fetches).toBe(2);
  expect((await me(await token())).status).toBe(200);
  expect(fetches).toBe(2);
});

it('fetches the keys again after ten minutes, so that a revoked key stops working', async () => {
  expect((await me(await token())).status).toBe(200);
  published = [{ kid: 'k2', key: next.publicKey }];
  vi.setSystemTime(Date.now() + 9 * 60_000);
  expect((await me(await token())).status).toBe(200);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await me(await token())).status).toBe(403);
  expect(fetches).toBe(2);
});

it('answers 503 while the keys cannot be had, and lets staff in as soon as they can', async () => {
  reachable = false;
  const jwt = await token();
  expect((await me(jwt)).status).toBe(503);
  reachable = true;
  expect((await me(jwt)).status).toBe(200);
});

it('lets nobody in on a public host while Access is not, or only half, configured', async () => {
  const jwt = await token();
  for (const half of [{ ACCESS_AUD: '' }, { ACCESS_TEAM_DOMAIN: '' }, { ACCESS_AUD: '', ACCESS_TEAM_DOMAIN: '' }]) {
    const response = await requestWith(half, '/api/admin/me', withToken(jwt));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  }
});

it('takes a local visitor for STAFF_DEV_EMAIL only while Access is not configured at all', async () => {
  const local = (path: string) => new Request(`http://localhost:8787${path}`);
  const { app } = await import('../../../src-worker/app.ts');
  const open = await app.fetch(local('/api/admin/me'), {
    ...env,
    ACCESS_AUD: '',
    ACCESS_TEAM_DOMAIN: '',
    STAFF_DEV_EMAIL: 'dev@localhost',
  });
  expect(await open.json()).toMatchObject({ email: 'dev@localhost' });
  const closed = await app.fetch(local('/api/admin/me'), env);
  expect(closed.status).toBe(401);
});
