import type { Context } from 'hono';
import type { MyDataRequest } from '../../src-shared/contracts/my-data.ts';
import { honeypotField } from '../../src-shared/forms/fields.ts';
import type { HonoEnv } from '../hono-env.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { deliverNow } from '../mail/delivery.ts';
import { requestLink } from './link.ts';

/**
 * Accepts a request for a link: rate limit, honeypot, storage, mail. It takes the same steps for every address.
 * @throws ProblemError rate_limited
 */
export async function acceptMyDataRequest(c: Context<HonoEnv>, request: MyDataRequest): Promise<void> {
  await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
  if (request[honeypotField]) {
    log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: 'my-data' });
    return;
  }
  const mailId = await requestLink(c.env, request.email, request.locale);
  c.executionCtx.waitUntil(deliverNow(c.env, [mailId]));
}
