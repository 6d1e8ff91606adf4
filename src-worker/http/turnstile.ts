import type { Context } from 'hono';
import { turnstileField } from '#shared/forms/fields.ts';
import { contentId } from '../db/hash.ts';
import { configOf } from '../env.ts';
import { fetchInTime } from './fetch-in-time.ts';
import type { HonoEnv } from './hono-env.ts';
import { ProblemError } from './problem.ts';

const siteverifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * Cloudflare accepts a token again only with the same idempotency key, so a repeated request passes only for the same
 * `record`.
 */
export async function verifyTurnstile(c: Context<HonoEnv>, token: string | undefined, record?: string): Promise<void> {
  const { TURNSTILE_SECRET_KEY: secret } = configOf(c.env);
  if (!secret) return;
  // The key includes the token, so that a new token for the same record is verified too.
  const idempotencyKey = record === undefined ? undefined : contentId(`${token}\n${record}`);
  if (!token || !(await siteverify(secret, token, c.req.header('cf-connecting-ip'), idempotencyKey))) {
    throw new ProblemError('validation_failed', {
      detail: ({ problemDetails }) => problemDetails.turnstile,
      errors: [{ path: turnstileField, message: ({ fieldMessages }) => fieldMessages.noTurnstileToken }],
    });
  }
}

async function siteverify(secret: string, token: string, address?: string, idempotencyKey?: string): Promise<boolean> {
  try {
    const response = await fetchInTime(siteverifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: token, remoteip: address, idempotency_key: idempotencyKey }),
    });
    const { success } = await response.json<{ success?: unknown }>();
    if (typeof success !== 'boolean') throw new Error(`Turnstile answered ${response.status}`);
    return success;
  } catch (cause) {
    throw new ProblemError('unavailable', { cause });
  }
}
