import type { Context } from 'hono';
import type { HonoEnv } from '../hono-env.ts';
import { clientNetwork } from './client-address.ts';
import { ProblemError } from './problem.ts';

/** The period of every limit in wrangler.toml. */
const retryAfterSeconds = 60;

/**
 * Counts one request of the client's network (`network-of.ts`) against a limit. Call it after validation: a visitor who corrects a form is
 * not counted.
 * @throws ProblemError rate_limited
 */
export async function enforceRateLimit(
  c: Context<HonoEnv>,
  limit: 'SUBMISSION_LIMIT' | 'NEWSLETTER_LIMIT' | 'CHAT_LIMIT',
): Promise<void> {
  const { success } = await c.env[limit].limit({ key: clientNetwork(c) });
  if (!success) throw new ProblemError('rate_limited', { headers: { 'retry-after': String(retryAfterSeconds) } });
}
