import type { Context } from 'hono';
import type { Submission, SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { honeypotField, turnstileField } from '../../src-shared/forms/fields.ts';
import type { HonoEnv } from '../hono-env.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { verifyTurnstile } from '../http/turnstile.ts';
import { log } from '../log.ts';
import { deliverNow } from '../mail/delivery.ts';
import { recordOf, submissionOf } from './record.ts';
import type { RecordIds } from './record-ids.ts';
import { submit } from './submit.ts';

/**
 * Accepts a validated form: rate limit, honeypot, Turnstile, storage, mails. A ticked honeypot is answered like a success
 * and stores nothing.
 * @returns the record, and whether this request stored it
 * @throws ProblemError rate_limited, validation_failed, id_already_used, unavailable
 */
export async function acceptSubmission(
  c: Context<HonoEnv>,
  request: SubmissionRequest,
  ids: RecordIds,
): Promise<{ submission: Submission; created: boolean }> {
  await enforceRateLimit(c, 'SUBMISSION_LIMIT');
  if (request[honeypotField]) {
    log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: request.formType });
    const unstored = recordOf(request, ids.id, new Date().toISOString(), '');
    return { submission: submissionOf(unstored), created: true };
  }
  await verifyTurnstile(c, request[turnstileField], ids.id);
  const { submission, created, mailIds } = await submit(c.env, request, ids);
  c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
  return { submission, created };
}
