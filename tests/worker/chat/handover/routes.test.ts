import { generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accessToken, answerSigningKeys } from '../../support/access.ts';
import { request } from '../../support/client.ts';
import { closeSockets, TestSocket, upgrade } from '../../support/sockets.ts';

const session = 'session_1795500000000_aaaaaaaaaaaaaaaaaaaa';
const visitorPath = `/api/chat/${session}/socket`;
const staffPaths = ['/api/admin/desk/socket', `/api/admin/chats/${session}/socket`];
const otherSite = 'https://evil.example';
const foreignKey = await generateKeyPair('RS256');

beforeEach(() => {
  answerSigningKeys();
});
afterEach(() => {
  closeSockets();
});

const codeOf = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];

it('opens the socket of a visitor on our own page', async () => {
  const response = await upgrade(visitorPath);
  expect(response.status).toBe(101);
  const socket = new TestSocket(response.webSocket!);
  await expect.poll(() => socket.state).toEqual({ state: 'bot' });
});

it.each([
  ['from another site', { origin: otherSite }],
  ['without an origin', { origin: '' }],
  ['that the browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
])('refuses a socket %s', async (_, headers: Record<string, string>) => {
  expect(await codeOf(await upgrade(visitorPath, { headers }))).toEqual([403, 'access_denied']);
});

it('refuses a session id of another form', async () => {
  expect(await codeOf(await upgrade('/api/chat/session_1/socket'))).toEqual([422, 'validation_failed']);
});

it('says that the address is for WebSockets', async () => {
  expect(await codeOf(await request(visitorPath))).toEqual([426, 'upgrade_required']);
});

it.each(staffPaths)('opens %s for a signed-in staff member only', async (path) => {
  const [valid, forged] = await Promise.all([accessToken(), accessToken({ signedBy: foreignKey.privateKey })]);
  expect(await codeOf(await upgrade(path))).toEqual([401, 'sign_in_required']);
  const forgedHeaders = { 'cf-access-jwt-assertion': forged };
  expect(await codeOf(await upgrade(path, { headers: forgedHeaders }))).toEqual([403, 'access_denied']);
  const cookie = `CF_Authorization=${valid}`;
  expect(await codeOf(await upgrade(path, { headers: { cookie, origin: otherSite } }))).toEqual([403, 'access_denied']);
  const response = await upgrade(path, { headers: { cookie } });
  expect(response.status).toBe(101);
  const socket = new TestSocket(response.webSocket!);
  await expect.poll(() => socket.events.length).toBeGreaterThan(0);
});

it('does not let a client choose its identity', async () => {
  const colleague = encodeURIComponent(JSON.stringify({ by: 'eve@evil.example', names: { en: 'Eve', ar: 'Eve' } }));
  const response = await upgrade(visitorPath, { headers: { 'x-socket-owner': colleague } });
  const socket = new TestSocket(response.webSocket!);
  socket.send({ type: 'take' });
  await expect.poll(() => socket.of('refused')[0]?.reason).toBe('invalid');
});
