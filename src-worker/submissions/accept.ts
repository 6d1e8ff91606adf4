import type { Context } from 'hono';
import type { Submission, SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { trapField, turnstileField } from '../../src-shared/forms.ts';
import type { HonoEnv } from '../app.ts';
import { spend } from '../http/rate-limit.ts';
import { requirePerson } from '../http/turnstile.ts';
import { log } from '../log.ts';
import { deliverNow } from '../mail/delivery.ts';
import { recordOf, submissionOf } from './record.ts';
import type { RecordIds } from './record-ids.ts';
import { submit } from './submit.ts';

/**
 * Takes a valid form: within the rate limit, from a person, stored, its mails on their way. A ticked honeypot looks the same
 * from outside and stores nothing.
 * @returns the record, and whether this request stored it
 * @throws ProblemError rate_limited, validation_failed, id_already_used, unavailable
 */
export async function acceptSubmission(
  c: Context<HonoEnv>,
  request: SubmissionRequest,
  ids: RecordIds,
): Promise<{ submission: Submission; created: boolean }> {
  await spend(c, 'SUBMISSION_LIMIT');
  if (request[trapField]) {
    log('warn', 'trap_sprung', { requestId: c.get('requestId'), formType: request.formType });
    const unstored = recordOf(request, ids.id, new Date().toISOString(), '');
    return { submission: submissionOf(unstored), created: true };
  }
  await requirePerson(c, request[turnstileField], ids.id);
  const { submission, created, mailIds } = await submit(c.env, request, ids);
  c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
  return { submission, created };
}
