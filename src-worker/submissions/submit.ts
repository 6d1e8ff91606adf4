import type { Context } from 'hono';
import { demoChoice, demoStart } from '#shared/bookings/demo-hours.ts';
import type { DemoRequest, JobApplication, Submission, SubmissionRequest } from '#shared/contracts/submissions.ts';
import { honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { jobFacts } from '#shared/site/jobs.ts';
import { sourceColumns } from '../analytics/source.ts';
import { slotTaken } from '../bookings/conflict.ts';
import { type BookingRow, selectBookingOf } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import { submissionOf } from '../db/submission-columns.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { clientNetwork, enforceRateLimit } from '../http/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { inTime } from '../http/in-time.ts';
import { log } from '../http/log.ts';
import { ProblemError } from '../http/problem.ts';
import { optionLabel, type WorkerTexts } from '../http/texts.ts';
import { verifyTurnstile } from '../http/turnstile.ts';
import { deliverNow } from '../mail/delivery.ts';
import { idsOfDue } from '../mail/outbox.ts';
import { closedPositions } from '../positions/store.ts';
import { bookAnyHost, type RequestedSlot } from './book-any-host.ts';
import type { Upload } from './files/check-cv.ts';
import { attachFile, attachmentsAfter, discardFile, type NewAttachment, putFile } from './files/store.ts';
import { submissionMails } from './mails.tsx';
import { fingerprintOf, type NewSubmission, type RecordIds, recordOf } from './record.ts';
import {
  endEarlierTranscripts,
  enqueueMailsOnce,
  insertSubmission,
  selectRepeated,
  selectSubmission,
} from './store.ts';

interface Submitted {
  submission: Submission;
  created: boolean;
  mailIds: string[];
  booking?: BookingRow;
}

interface Form {
  env: Bindings;
  request: SubmissionRequest;
  fingerprint: string;
  origin: Partial<NewSubmission>;
  file?: NewAttachment;
  requestedSlot?: RequestedSlot | undefined;
}

/** A ticked honeypot gets the answer of a success and stores nothing. A repeated request changes nothing. */
export async function submit(
  c: Context<HonoEnv>,
  request: SubmissionRequest,
  ids: RecordIds,
  upload?: Upload,
): Promise<Submitted> {
  const { env } = c;
  await enforceRateLimit(c, 'SUBMISSION_LIMIT');
  if (request[honeypotField]) {
    log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: request.formType });
    const unsaved = recordOf(request, ids.id, new Date().toISOString(), '');
    return { submission: submissionOf(unsaved), created: true, mailIds: [] };
  }
  const content = fingerprintOf(request, upload?.sha256);
  if (request.formType === 'career') await requireOpen(env, request, ids, content);
  await verifyTurnstile(c, request[turnstileField], `${content}\n${ids.distinction}`);
  const origin = { ...(await sourceColumns(env, request.source)), ...(await chatColumns(env, request)) };
  const form =
    request.formType === 'demo' ? demoForm(c, request, origin) : { env, request, origin, fingerprint: content };
  const submitted = upload ? await storeWithFile(form, ids, upload) : await store(form, ids);
  c.executionCtx.waitUntil(deliverNow(env, submitted.mailIds));
  return submitted;
}

/** A repeated application gets its earlier answer. */
async function requireOpen(env: Bindings, { position }: JobApplication, ids: RecordIds, content: string) {
  const closed = await closedPositions(env);
  if (!jobFacts.some((job) => job.position === position && closed.includes(job.id))) return;
  const earlier = await selectRepeated(database(env), ids, new Date().toISOString()).get();
  if (earlier?.fingerprint === content) return;
  const message = (texts: WorkerTexts) => texts.positions.refused(optionLabel(texts, 'career', 'position', position));
  throw new ProblemError('position_closed', { errors: [{ path: 'position', message }] });
}

/** A chat that has not begun, or whose object does not answer, is left out: the form is worth more than the link. */
async function chatColumns(env: Bindings, request: SubmissionRequest): Promise<Partial<NewSubmission>> {
  const { chatSessionId } = request;
  if (!chatSessionId) return {};
  try {
    const chat = env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(chatSessionId));
    const chatSince = await inTime(chat.startedAt());
    return chatSince === undefined ? {} : { chatSessionId, chatSince };
  } catch (error) {
    log('error', 'chat_not_linked', { cause: error });
    return {};
  }
}

function demoForm(c: Context<HonoEnv>, demo: DemoRequest, origin: Form['origin']): Form {
  const { slotStart, bookPreference, preferredDate, preferredTime } = demo;
  const request = slotStart ? { ...demo, ...demoChoice(slotStart) } : demo;
  const startsAt = slotStart ?? (bookPreference ? demoStart(preferredDate, preferredTime) : undefined);
  const form = { env: c.env, request, origin, fingerprint: fingerprintOf(request) };
  if (startsAt === undefined) return form;
  return { ...form, requestedSlot: { startsAt, network: clientNetwork(c), fallBackToPreference: !slotStart } };
}

async function storeWithFile(form: Form, ids: RecordIds, upload: Upload): Promise<Submitted> {
  const { env } = form;
  const file = await putFile(env, upload);
  // After any other failure the transaction may have succeeded: if not, the file is deleted after a day.
  const submitted = await store({ ...form, file }, ids).catch(async (error: unknown) => {
    if (error instanceof ProblemError) await discardFile(env, file.key);
    throw error;
  });
  const attachments = await attachmentsAfter(env, file, submitted);
  return { ...submitted, submission: { ...submitted.submission, attachments } };
}

/** A request under the id of another one gets the next id. */
async function store(form: Form, ids: RecordIds): Promise<Submitted> {
  const { requestedSlot } = form;
  const stored = await (requestedSlot ? storeBooked(form, requestedSlot, ids) : storeUnbooked(form, ids));
  if (stored) return stored;
  if (!ids.fallback) throw new ProblemError('id_already_used');
  return store(form, ids.fallback);
}

/** Undefined if the id belongs to another request. */
async function storeUnbooked(form: Form, ids: RecordIds): Promise<Submitted | undefined> {
  const { env, fingerprint, file } = form;
  const db = database(env);
  const row = rowOf(form, ids);
  const mails = submissionMails(env, submissionOf(row));
  const {
    submission: { inserted },
    queued,
    found: [found],
  } = await transaction(db, {
    submission: insertSubmission(db, row, ids),
    queued: enqueueMailsOnce(db, ids.id, mails),
    found: selectSubmission(db, ids.id, ids.adjacentIds),
    attached: file ? attachFile(db, file, ids.id, fingerprint) : [],
    transcripts: endEarlierTranscripts(db, row),
  });
  if (found?.fingerprint !== fingerprint) return undefined;
  const created = inserted.length > 0;
  return { submission: submissionOf(found), created, mailIds: idsOfDue(queued, row.submittedAt) };
}

/** Undefined if the id belongs to another request. */
async function storeBooked(form: Form, slot: RequestedSlot, ids: RecordIds): Promise<Submitted | undefined> {
  const { env, fingerprint } = form;
  const row = rowOf(form, ids);
  const attempt = await bookAnyHost(env, slot, ids, row).catch((error: unknown) => {
    const isRefused = error instanceof ProblemError && error.code === 'too_many_bookings';
    if (!isRefused || !slot.fallBackToPreference) throw error;
  });
  if (attempt?.booked) return { submission: submissionOf(row), created: true, ...attempt.booked };
  if (attempt?.earlier) {
    const { earlier } = attempt;
    if (earlier.fingerprint !== fingerprint) return undefined;
    const booking = await selectBookingOf(database(env), earlier.id).get();
    if (!booking && !slot.fallBackToPreference) throw new ProblemError('id_already_used');
    return { submission: submissionOf(earlier), created: false, mailIds: [], ...(booking && { booking }) };
  }
  if (attempt && !slot.fallBackToPreference) throw slotTaken(attempt.availability, slot.startsAt);
  return storeUnbooked(form, ids);
}

function rowOf({ request, fingerprint, origin }: Form, ids: RecordIds): NewSubmission {
  return recordOf(request, ids.id, new Date().toISOString(), fingerprint, origin);
}
