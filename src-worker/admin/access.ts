import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { errors, jwtVerify } from 'jose';
import { configOf } from '../env.ts';
import type { HonoEnv } from '../hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { signingKeys } from './signing-keys.ts';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Verifies the token of Cloudflare Access and sets `staffEmail` and `staffTokenEnd`. On a local host without Access, STAFF_DEV_EMAIL is signed in.
 * @throws ProblemError sign_in_required, access_denied, or unavailable when Access is not configured or its keys cannot be fetched
 */
export const requireStaff = createMiddleware<HonoEnv>(async (c, next) => {
  const { ACCESS_TEAM_DOMAIN: issuer, ACCESS_AUD: audience, STAFF_DEV_EMAIL } = configOf(c.env);
  if (!issuer && !audience && localHosts.has(new URL(c.req.url).hostname)) {
    c.set('staffEmail', STAFF_DEV_EMAIL);
    return next();
  }
  if (!issuer || !audience) {
    throw new ProblemError('unavailable', { cause: 'ACCESS_TEAM_DOMAIN and ACCESS_AUD are not both set' });
  }
  const token = c.req.header('cf-access-jwt-assertion') ?? getCookie(c, 'CF_Authorization');
  if (!token) throw new ProblemError('sign_in_required');
  const { email, exp } = await verify(token, issuer, audience);
  c.set('staffEmail', email);
  c.set('staffTokenEnd', exp * 1000);
  return next();
});

/** RFC 7515, section 2: base64url without padding, line breaks or spaces. jose takes them in a signature. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** `exp` is in seconds. */
async function verify(token: string, issuer: string, audience: string): Promise<{ email: string; exp: number }> {
  try {
    if (!compactForm.test(token)) throw new errors.JWTInvalid('not in the compact form');
    const { payload } = await jwtVerify(token, signingKeys(issuer), {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
    });
    // A service token has no e-mail address, and the history needs a person.
    if (typeof payload.email !== 'string' || payload.email === '') throw new errors.JWTInvalid('no email claim');
    return { email: payload.email, exp: payload.exp! };
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError('access_denied', { detail: 'Your sign-in could not be verified.', cause });
  }
}
