import type { Context } from 'hono';
import type { HonoEnv } from '../app.ts';
import { clientAddress } from './client-address.ts';
import { ProblemError } from './problem.ts';

/** The platform's limits count over 60 seconds (wrangler.toml), so a minute's wait is always enough. */
const retryAfterSeconds = 60;

/**
 * Counts one request of this client address against a limit.
 * Called once a request has been found valid: somebody mending a form field is not counted.
 * @throws ProblemError rate_limited
 */
export async function spend(
  c: Context<HonoEnv>,
  limit: 'SUBMISSION_LIMIT' | 'NEWSLETTER_LIMIT' | 'CHAT_LIMIT',
): Promise<void> {
  const { success } = await c.env[limit].limit({ key: clientAddress(c) });
  if (!success) throw new ProblemError('rate_limited', { headers: { 'retry-after': String(retryAfterSeconds) } });
}
