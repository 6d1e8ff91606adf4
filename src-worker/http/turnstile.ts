import type { Context } from 'hono';
import { turnstileField } from '../../src-shared/forms.ts';
import type { HonoEnv } from '../app.ts';
import { configOf } from '../env.ts';
import { ProblemError } from './problem.ts';

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** How long Cloudflare may take to answer, in milliseconds. */
const timeout = 5000;

/**
 * Asks Cloudflare whether a person sent this form, when `TURNSTILE_SECRET_KEY` is set. A token is good for one answer;
 * under the same `requestId` (a UUID) it is good again, so that a form sent a second time is not refused.
 * @throws ProblemError validation_failed, or unavailable when Cloudflare does not answer
 */
export async function requirePerson(c: Context<HonoEnv>, token: string | undefined, requestId?: string): Promise<void> {
  const { TURNSTILE_SECRET_KEY: secret } = configOf(c.env);
  if (!secret) return;
  if (!token || !(await verify(secret, token, c.req.header('cf-connecting-ip'), requestId))) {
    throw new ProblemError('validation_failed', {
      detail: 'We could not check that you are a person. Please reload the page and try again.',
      errors: [{ path: turnstileField, message: 'Please complete the check that you are a person.' }],
    });
  }
}

async function verify(secret: string, token: string, address?: string, requestId?: string): Promise<boolean> {
  try {
    const response = await fetch(siteverify, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: token, remoteip: address, idempotency_key: requestId }),
      signal: AbortSignal.timeout(timeout),
    });
    const { success } = await response.json<{ success?: unknown }>();
    if (typeof success !== 'boolean') throw new Error(`Turnstile answered ${response.status}`);
    return success;
  } catch (cause) {
    throw new ProblemError('unavailable', { cause });
  }
}
