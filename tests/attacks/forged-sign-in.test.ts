// Someone without an account forges a token of Cloudflare Access, or changes one that has expired or belongs to another
// site, to read every record in the staff area. The cases are the known attacks on JSON Web Signature (RFC 7515, RFC
// 8725) and on its libraries.

import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSigningKeys } from '#worker/auth/access-token.ts';
import { request } from '../worker/support/client.ts';
import { expectRefusal } from '../worker/support/refusal.ts';

const issuer = 'https://team.test';
const audience = 'aud-test';
const now = Math.floor(Date.now() / 1000);
const header = { alg: 'RS256', kid: 'k1' };
const claims = { email: 'amal@rihla.example', iss: issuer, aud: [audience], iat: now, exp: now + 600 };

const pkcs1 = 'RSASSA-PKCS1-v1_5';
const current = await generateKeyPair('RS256', { extractable: true });
const next = await generateKeyPair('RS256', { extractable: true });
const foreign = await generateKeyPair('RS256', { extractable: true });
const elliptic = await generateKeyPair('ES256', { extractable: true });
const small = (await crypto.subtle.generateKey(
  { name: pkcs1, modulusLength: 1024, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
  true,
  ['sign', 'verify'],
)) as CryptoKeyPair;
const publicJwk = await exportJWK(current.publicKey);
const privateJwk = await exportJWK(current.privateKey);
const foreignJwk = await exportJWK(foreign.publicKey);

/** The current key and the next one, as Access publishes them, and keys of kinds that it would not publish. */
const published: JWK[] = [
  { ...publicJwk, kid: 'k1', alg: 'RS256', use: 'sig' },
  { ...(await exportJWK(next.publicKey)), kid: 'k2', alg: 'RS256', use: 'sig' },
  { ...(await exportJWK(elliptic.publicKey)), kid: 'elliptic', alg: 'ES256', use: 'sig' },
  { ...(await exportJWK(small.publicKey)), kid: 'small', alg: 'RS256', use: 'sig' },
  { ...publicJwk, kid: 'for-encryption', use: 'enc' },
];

const fetched = new Set<string>();

beforeEach(() => {
  clearSigningKeys();
  fetched.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    fetched.add(String(input));
    return Response.json({ keys: published });
  });
});
/** An object, or JSON text for content that no object can hold. */
type Part = object | string;
const base64url = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url');
const encoded = (part: Part) => base64url(typeof part === 'string' ? part : JSON.stringify(part));
const unsigned = (head: Part, payload: Part = claims) => `${encoded(head)}.${encoded(payload)}`;

interface Signer {
  key: CryptoKey;
  scheme: string | object;
}
const access: Signer = { key: current.privateKey, scheme: pkcs1 };

async function signed(head: Part, payload: Part = claims, { key, scheme }: Signer = access): Promise<string> {
  const text = unsigned(head, payload);
  const signature = await crypto.subtle.sign(scheme as string, key, Buffer.from(text));
  return `${text}.${base64url(new Uint8Array(signature))}`;
}

/** The key of Access in another scheme. */
async function accessAs(scheme: object): Promise<Signer> {
  const { alg: _alg, ...jwk } = privateJwk;
  return { key: await crypto.subtle.importKey('jwk', jwk as JsonWebKey, scheme as never, false, ['sign']), scheme };
}

async function hmac(secret: string | Uint8Array, hash = 'SHA-256'): Promise<Signer> {
  const bytes = Buffer.from(secret);
  return { key: await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash }, false, ['sign']), scheme: 'HMAC' };
}

const rs384 = await accessAs({ name: pkcs1, hash: 'SHA-384' });
const rs512 = await accessAs({ name: pkcs1, hash: 'SHA-512' });
const ps256 = await accessAs({ name: 'RSA-PSS', hash: 'SHA-256', saltLength: 32 });
const es256 = { key: elliptic.privateKey, scheme: { name: 'ECDSA', hash: 'SHA-256' } };
const stranger = { key: foreign.privateKey, scheme: pkcs1 };
const hs256 = { ...header, alg: 'HS256' };
const spki = new Uint8Array((await crypto.subtle.exportKey('spki', current.publicKey)) as ArrayBuffer);
const pem = `-----BEGIN PUBLIC KEY-----\n${Buffer.from(spki).toString('base64').replace(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----\n`;

const valid = await signed(header);
const [head = '', body = '', signature = ''] = valid.split('.');
const signatureBytes = Buffer.from(signature, 'base64url');
const signature16 = Buffer.from(signatureBytes.subarray(0, 16));

const withSignature = (bytes: Uint8Array) => `${head}.${body}.${base64url(bytes)}`;
const flipped = (byte: number) =>
  withSignature(Uint8Array.from([...signatureBytes], (value, i) => (i === byte ? value ^ 1 : value)));
const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
const claim = (overrides: object) => signed(header, { ...claims, ...overrides });
const expired = await claim({ exp: now - 1 });
const later = `${expired.split('.')[0]}.${encoded(claims)}.${expired.split('.')[2]}`;

type Cases = Record<string, string | Promise<string>>;

/** Each algorithm with an old signature and with none. */
function spelled(algorithms: unknown[]): Cases {
  const cases = algorithms.flatMap((alg) => {
    const forged = unsigned({ ...header, alg });
    const name = `alg ${JSON.stringify(alg)}`;
    return [
      [`${name}, not signed`, `${forged}.`],
      [`${name}, with an old signature`, `${forged}.${signature}`],
    ];
  });
  return Object.fromEntries(cases);
}

/** The outcomes with the header of Access and with its cookie. A header cannot contain every character. */
async function outcomesOf(token: string): Promise<string[]> {
  const cookie = { cookie: `CF_Authorization=${encodeURIComponent(token)}` };
  const ways: Record<string, string>[] = /^[ -~]*$/.test(token)
    ? [cookie, { 'cf-access-jwt-assertion': token }]
    : [cookie];
  const outcomes = ways.map(async (headers) => {
    const response = await request('/api/admin/me', undefined, { headers });
    const { code = 'signed in' } = await response.json<{ code?: string }>();
    return `${response.status} ${code}`;
  });
  return [...new Set(await Promise.all(outcomes))];
}

function expectEach(outcome: string, cases: Cases): void {
  it.each(Object.entries(cases))('%s', async (_what, token) => {
    expect(await outcomesOf(await token)).toEqual([outcome]);
    expect([...fetched, `${issuer}/cdn-cgi/access/certs`]).toSatisfy((all: string[]) => new Set(all).size === 1);
  });
}

const denied = '403 access_denied';

describe('accepts', () => {
  expectEach('200 signed in', {
    'a token of Access': valid,
    'one for several applications': claim({ aud: ['aud-other', audience] }),
    'one whose audience is no list': claim({ aud: audience }),
    'one with a type': signed({ ...header, typ: 'JWT' }),
    'one of the next key': signed({ ...header, kid: 'k2' }, claims, { key: next.privateKey, scheme: pkcs1 }),
  });
});

describe('gives no role to', () => {
  expectEach('403 role_required', {
    'a service token': signed(header, { ...without('email'), common_name: '0a1b.access' }),
  });
});

describe('asks for sign-in with', () => {
  expectEach('401 sign_in_required', { 'no token': '' });
});

describe('refuses another algorithm', () => {
  expectEach(denied, {
    ...spelled([
      'none',
      'None',
      'NONE',
      'nOnE',
      'none ',
      'none\u0000',
      '',
      'rs256',
      'RS256 ',
      'RSA256',
      'dir',
      'EdDSA',
    ]),
    ...spelled([null, 0, true, ['RS256'], { RS256: 1 }, undefined]),
    'HS256 with the public key as a JWK': hmac(JSON.stringify(published[0])).then((key) => signed(hs256, claims, key)),
    'HS256 with the public key as PEM': hmac(pem).then((key) => signed(hs256, claims, key)),
    'HS256 with the public key as DER': hmac(spki).then((key) => signed(hs256, claims, key)),
    'HS256 with the modulus': hmac(Buffer.from(publicJwk.n!, 'base64url')).then((key) => signed(hs256, claims, key)),
    'HS256 with the audience': hmac(audience).then((key) => signed(hs256, claims, key)),
    'RS256 that is HMAC': hmac(pem).then((key) => signed(header, claims, key)),
    'HS512 with the public key as PEM': hmac(pem, 'SHA-512').then((key) =>
      signed({ ...header, alg: 'HS512' }, claims, key),
    ),
    'RS384 of the key of Access': signed({ ...header, alg: 'RS384' }, claims, rs384),
    'RS512 of the key of Access': signed({ ...header, alg: 'RS512' }, claims, rs512),
    'PS256 of the key of Access': signed({ ...header, alg: 'PS256' }, claims, ps256),
    'RS256 that is RS512': signed(header, claims, rs512),
    'RS256 that is PS256': signed(header, claims, ps256),
    'ES256 of a published key': signed({ alg: 'ES256', kid: 'elliptic' }, claims, es256),
    'ES256 whose r and s are zero': `${unsigned({ alg: 'ES256', kid: 'elliptic' })}.${base64url(new Uint8Array(64))}`,
    'ES256 whose r and s are zero, in DER': `${unsigned({ alg: 'ES256', kid: 'elliptic' })}.${base64url(Uint8Array.of(48, 6, 2, 1, 0, 2, 1, 0))}`,
  });
});

describe('refuses another key', () => {
  const own = (overrides: object) => signed({ ...header, ...overrides }, claims, stranger);
  expectEach(denied, {
    'of a stranger, named as that of Access': own({}),
    'of a stranger, without a name': signed({ alg: 'RS256' }, claims, stranger),
    'in the header as jwk': own({ jwk: foreignJwk }),
    'in the header as jwk, without a name': signed({ alg: 'RS256', jwk: foreignJwk }, claims, stranger),
    'in the header as jwk, with the name of its own': own({ kid: 'evil', jwk: { ...foreignJwk, kid: 'evil' } }),
    'at an address in the header': own({ kid: 'evil', jku: 'https://evil.example/keys' }),
    'at an address with the issuer in front': own({ jku: `${issuer}@evil.example/cdn-cgi/access/certs` }),
    'in a certificate in the header': own({ x5c: [Buffer.from(spki).toString('base64')], x5t: 'evil' }),
    'in a certificate at an address': own({ x5u: 'https://evil.example/certificate' }),
    'that is the other published one': signed({ ...header, kid: 'k2' }),
    'that is published for encryption': signed({ ...header, kid: 'for-encryption' }),
    'that is published but too small': signed({ ...header, kid: 'small' }, claims, {
      key: small.privateKey,
      scheme: pkcs1,
    }),
    'without a name, where there are several': signed({ alg: 'RS256' }),
    'with an unknown name': signed({ ...header, kid: 'k9' }),
    'with an empty name': signed({ ...header, kid: '' }),
    'with the name in other letters': signed({ ...header, kid: 'K1' }),
    'with a path for a name': signed({ ...header, kid: '../../../dev/null' }),
    'with SQL for a name': signed({ ...header, kid: "x' UNION SELECT 'k1" }),
    'with a number for a name': signed({ ...header, kid: 1 }),
    'with a list for a name': signed({ ...header, kid: ['k1'] }),
    'with the name of a prototype': signed({ ...header, kid: '__proto__' }),
  });
});

describe('refuses a signature that', () => {
  expectEach(denied, {
    'is empty': `${head}.${body}.`,
    'is missing': `${head}.${body}`,
    'is zero': withSignature(new Uint8Array(256)),
    'is one': withSignature(Uint8Array.from({ length: 256 }, (_, i) => (i === 255 ? 1 : 0))),
    'has all bits set': withSignature(new Uint8Array(256).fill(255)),
    'is cut by a byte': withSignature(signatureBytes.subarray(0, -1)),
    'is cut to 16 bytes': withSignature(signature16),
    'is longer by a zero': withSignature(Buffer.concat([signatureBytes, Buffer.of(0)])),
    'begins with another zero': withSignature(Buffer.concat([Buffer.of(0), signatureBytes])),
    'is there twice': withSignature(Buffer.concat([signatureBytes, signatureBytes])),
    'has another first bit': flipped(0),
    'has another middle bit': flipped(128),
    'has another last bit': flipped(255),
    'is of other claims': later,
    'is of another header': `${encoded({ kid: 'k1', alg: 'RS256' })}.${body}.${signature}`,
    'is the hash itself': withSignature(createHash('sha256').update(`${head}.${body}`).digest()),
  });
});

describe('refuses a token that is not a compact JSON Web Signature', () => {
  const padded = `${signature}==`;
  const standard = signatureBytes.toString('base64');
  expectEach(denied, {
    'one part': head,
    'four parts': `${valid}.`,
    'four parts that are filled': `${valid}.${signature}`,
    'five parts, as an encrypted token has': `${encoded({ alg: 'RSA-OAEP', enc: 'A256GCM', kid: 'k1' })}.a.b.c.d`,
    'five parts that begin with a valid one': `${valid}..`,
    'empty parts': '..',
    'a point': '.',
    'no token at all': 'undefined',
    'the JSON form': JSON.stringify({ payload: body, protected: head, signature }),
    'the JSON form with several signatures': JSON.stringify({
      payload: body,
      signatures: [{ protected: head, signature }],
    }),
    'padding of the signature': `${head}.${body}.${padded}`,
    'padding of the header': `${head}=.${body}.${signature}`,
    'padding of the claims': `${head}.${body}==.${signature}`,
    'base64 instead of base64url': `${head}.${body}.${/[+/]/.test(standard) ? standard : `+${standard}`}`,
    'a space in the signature': `${head}.${body}.${signature.slice(0, 9)} ${signature.slice(9)}`,
    'a line break in the signature': `${head}.${body}.${signature.slice(0, 9)}\n${signature.slice(9)}`,
    'a space in the claims': `${head}.${body.slice(0, 8)} ${body.slice(8)}.${signature}`,
    'a zero byte at the end': `${valid}\u0000`,
    'a letter that base64url has not': `${head}.${body}.é${signature.slice(1)}`,
    'a prefix': `Bearer ${valid}`,
    'quotes around it': `"${valid}"`,
    'two tokens': `${valid}, ${valid}`,
    'a very long one': `${head}.${'A'.repeat(100_000)}.${signature}`,
  });
});

describe('refuses a header that', () => {
  expectEach(denied, {
    'names the algorithm twice, none last': `${unsigned('{"alg":"RS256","kid":"k1","alg":"none"}')}.`,
    'names the algorithm twice, none first': `${unsigned('{"alg":"none","kid":"k1","alg":"RS256"}')}.`,
    'names the key twice': signed('{"alg":"RS256","kid":"k1","kid":"k2"}'),
    'has an unknown critical part': signed({ ...header, crit: ['urn:evil'], 'urn:evil': true }),
    'has a known critical part that is not there': signed({ ...header, crit: ['b64'] }),
    'says that a common part is critical': signed({ ...header, crit: ['alg'] }),
    'has an empty list of critical parts': signed({ ...header, crit: [] }),
    'has a text for the critical parts': signed({ ...header, crit: 'exp' }),
    'says that the claims are not encoded': signed({ ...header, b64: false, crit: ['b64'] }),
    'is no JSON': `${encoded('{alg:RS256}')}.${body}.${signature}`,
    'is a list': signed('[{"alg":"RS256","kid":"k1"}]'),
    'is null': signed('null'),
    'is empty': `.${body}.${signature}`,
    'sets a prototype': `${unsigned('{"__proto__":{"alg":"RS256","kid":"k1"}}')}.${signature}`,
  });
});

describe('refuses claims that', () => {
  expectEach(denied, {
    'have expired': expired,
    'expire now': claim({ exp: now }),
    'never expire': signed(header, without('exp')),
    'expire at a text': claim({ exp: String(now + 600) }),
    'expire at null': claim({ exp: null }),
    'expire before all time': claim({ exp: -1 }),
    'expire at a list': claim({ exp: [now + 600] }),
    'are not valid yet': claim({ nbf: now + 300 }),
    'are valid from a text on': claim({ nbf: 'now' }),
    'have no time of issue': signed(header, without('iat')),
    'have a text for a time of issue': claim({ iat: 'now' }),
    'have no audience': signed(header, without('aud')),
    'are for another application': claim({ aud: 'aud-other' }),
    'are for others': claim({ aud: ['aud-other', 'aud-third'] }),
    'are for nobody': claim({ aud: [] }),
    'are for an application with a longer name': claim({ aud: `${audience}2` }),
    'are for an application in other letters': claim({ aud: audience.toUpperCase() }),
    'are for a list in a list': claim({ aud: [[audience]] }),
    'are for an object': claim({ aud: { 0: audience } }),
    'have no issuer': signed(header, without('iss')),
    'are of another team': claim({ iss: 'https://other.test' }),
    'are of the team with a slash': claim({ iss: `${issuer}/` }),
    'are of the team without encryption': claim({ iss: 'http://team.test' }),
    'are of the team in other letters': claim({ iss: 'https://TEAM.test' }),
    'are of a host that begins like the team': claim({ iss: `${issuer}.evil.example` }),
    'are of a list': claim({ iss: [issuer] }),
    'have no address': signed(header, without('email')),
    'have an empty address': claim({ email: '' }),
    'have a list of addresses': claim({ email: ['amal@rihla.example'] }),
    'have an object for an address': claim({ email: { toString: 'amal@rihla.example' } }),
    'have the address of a service': claim({ email: 'service:0a1b.access' }),
    'are of a service without a name': signed(header, { ...without('email'), common_name: '' }),
    'are of a service with another text for a name': signed(header, { ...without('email'), common_name: 'a b/c' }),
    'are of a service with an empty address': claim({ email: '', common_name: '0a1b.access' }),
    'are no JSON': signed(header, 'email=amal'),
    'are a list': signed(header, [claims]),
    'are a text': signed(header, '"claims"'),
    'are null': signed(header, 'null'),
    'are empty': signed(header, ''),
    'are no UTF-8': signedBytes(Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d)),
  });
});

async function signedBytes(payload: Uint8Array): Promise<string> {
  const text = `${head}.${base64url(payload)}`;
  return `${text}.${base64url(new Uint8Array(await crypto.subtle.sign(pkcs1, current.privateKey, Buffer.from(text))))}`;
}

it('does not fall back to a valid cookie after a header that does not verify', async () => {
  const headers = { 'cf-access-jwt-assertion': later, cookie: `CF_Authorization=${valid}` };
  await expectRefusal(
    request('/api/admin/me', undefined, { headers }),
    [403, 'access_denied', 'We couldn’t verify your sign-in. Please sign in again.'],
    () => request('/api/admin/me', undefined, { headers: { cookie: headers.cookie } }),
  );
});
