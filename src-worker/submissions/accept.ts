import type { Context } from 'hono';
import { demoChoice, demoStart } from '../../src-shared/booking/demo-hours.ts';
import type { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { honeypotField, turnstileField } from '../../src-shared/forms/fields.ts';
import { submissionOf } from '../db/submission-columns.ts';
import { clientNetwork, enforceRateLimit } from '../http/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { log } from '../http/log.ts';
import { verifyTurnstile } from '../http/turnstile.ts';
import { deliverNow } from '../mail/delivery.ts';
import type { Upload } from './files/check-cv.ts';
import { fingerprintOf, type RecordIds, recordOf } from './record.ts';
import { type Submitted, submit } from './submit.ts';
import { submitBooked } from './submit-booked.ts';
import { submitWithFile } from './submit-with-file.ts';

/**
 * Accepts a validated form: rate limit, honeypot, Turnstile, storage, mails. A ticked honeypot is answered like a success
 * and stores nothing.
 * @throws ProblemError rate_limited, validation_failed, id_already_used, slot_taken, too_many_bookings, unavailable
 */
export async function acceptSubmission(
  c: Context<HonoEnv>,
  request: SubmissionRequest,
  ids: RecordIds,
  upload?: Upload,
): Promise<Submitted> {
  await enforceRateLimit(c, 'SUBMISSION_LIMIT');
  if (request[honeypotField]) {
    log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: request.formType });
    const unstored = recordOf(request, ids.id, new Date().toISOString(), '');
    return { submission: submissionOf(unstored), created: true, mailIds: [] };
  }
  const content = fingerprintOf(request, upload?.sha256);
  await verifyTurnstile(c, request[turnstileField], `${content}\n${ids.distinction}`);
  const submitted = await store(c, request, ids, upload);
  c.executionCtx.waitUntil(deliverNow(c.env, submitted.mailIds));
  return submitted;
}

/** With its file, and with its booking if the request asks for one. */
function store(
  c: Context<HonoEnv>,
  request: SubmissionRequest,
  ids: RecordIds,
  upload: Upload | undefined,
): Promise<Submitted> {
  const { env } = c;
  if (upload) return submitWithFile(env, request, ids, upload);
  if (request.formType !== 'demo') return submit(env, request, ids);
  const { slotStart, bookPreference, preferredDate, preferredTime } = request;
  const network = clientNetwork(c);
  if (slotStart) {
    return submitBooked(env, { ...request, ...demoChoice(slotStart) }, ids, { startsAt: slotStart, network });
  }
  if (!bookPreference) return submit(env, request, ids);
  const startsAt = demoStart(preferredDate, preferredTime);
  return submitBooked(env, request, ids, { startsAt, network, fallBackToPreference: true });
}
