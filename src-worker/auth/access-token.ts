import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { isService, serviceName } from '#shared/roles.ts';
import { signInMessages } from '#shared/staff-texts/messages.ts';
import { configOf } from '../env.ts';
import { fetchInTime } from '../http/fetch-in-time.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

export const requireStaff = createMiddleware<HonoEnv>(async (c, next) => {
  const { ACCESS_TEAM_DOMAIN: issuer, ACCESS_AUD: audience, STAFF_DEV_EMAIL } = configOf(c.env);
  if (!issuer && !audience && localHosts.has(new URL(c.req.url).hostname)) {
    c.set('staffEmail', STAFF_DEV_EMAIL);
    return next();
  }
  if (!issuer || !audience) {
    throw new ProblemError('not_configured', { cause: 'ACCESS_TEAM_DOMAIN and ACCESS_AUD are not both set' });
  }
  const token = c.req.header('cf-access-jwt-assertion') ?? getCookie(c, 'CF_Authorization');
  if (!token) throw new ProblemError('sign_in_required');
  const { email, exp } = await verify(token, issuer, audience);
  // A socket can write, too.
  if (isService(email) && (c.req.method !== 'GET' || c.req.header('upgrade'))) {
    throw new ProblemError('access_denied', { detail: signInMessages.readOnly });
  }
  c.set('staffEmail', email);
  c.set('staffTokenEnd', exp * 1000);
  return next();
});

/** RFC 7515, section 2: base64url without padding or white space, both of which jose accepts. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;

async function verify(token: string, issuer: string, audience: string): Promise<{ email: string; exp: number }> {
  try {
    if (!compactForm.test(token)) throw new errors.JWTInvalid('not in the compact form');
    const { payload } = await jwtVerify(token, signingKeys(issuer), {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
    });
    return { email: memberOf(payload), exp: payload.exp! };
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError('access_denied', { detail: signInMessages.unverified, cause });
  }
}

function memberOf({ email, common_name: commonName }: JWTPayload): string {
  if (typeof email === 'string' && email !== '' && !isService(email)) return email;
  // Service tokens have no email address.
  if (email === undefined && typeof commonName === 'string' && /^[\w.-]{1,100}$/.test(commonName)) {
    return serviceName(commonName);
  }
  throw new errors.JWTInvalid('neither an email claim nor a common_name');
}

const maxAgeMs = 10 * 60_000;
const unknownKeyCooldown = 60_000;

interface KeySet {
  find: JWTVerifyGetKey;
  fetchedAt: number;
}

/** Keys, not promises: in workerd, a fetch belongs to the request that started it. */
const keySets = new Map<string, KeySet>();

function signingKeys(teamDomain: string): JWTVerifyGetKey {
  return async (header, token) => {
    const cached = keySets.get(teamDomain);
    if (!cached || Date.now() - cached.fetchedAt >= maxAgeMs) return (await refresh(teamDomain)).find(header, token);
    try {
      return await cached.find(header, token);
    } catch (error) {
      const unknownKey = error instanceof errors.JWKSNoMatchingKey;
      if (!unknownKey || Date.now() - cached.fetchedAt < unknownKeyCooldown) throw error;
      return (await refresh(teamDomain)).find(header, token);
    }
  };
}

async function refresh(teamDomain: string): Promise<KeySet> {
  try {
    const response = await fetchInTime(`${teamDomain}/cdn-cgi/access/certs`);
    if (!response.ok) throw new Error(`The keys were answered with ${response.status}`);
    const keySet = { find: createLocalJWKSet(await response.json<JSONWebKeySet>()), fetchedAt: Date.now() };
    keySets.set(teamDomain, keySet);
    return keySet;
  } catch (cause) {
    throw new ProblemError('unavailable', { detail: signInMessages.unreachable, cause });
  }
}

export function clearSigningKeys(): void {
  keySets.clear();
}
