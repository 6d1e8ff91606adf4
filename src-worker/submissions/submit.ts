import type { Context } from 'hono';
import { demoChoice, demoStart } from '#shared/bookings/demo-hours.ts';
import type { DemoRequest, JobApplication, Submission, SubmissionRequest } from '#shared/contracts/submissions.ts';
import { honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { jobFacts } from '#shared/site/jobs.ts';
import { sourceColumns } from '../analytics/source.ts';
import { freeHosts } from '../bookings/availability.ts';
import { newBooking } from '../bookings/book.ts';
import { networkToday, slotTaken, unlessOverlap } from '../bookings/conflict.ts';
import { loadAllAvailability } from '../bookings/load-availability.ts';
import { type BookingRow, selectBookingOf } from '../bookings/store.ts';
import { type Database, database } from '../db/client.ts';
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
import type { Upload } from './files/check-cv.ts';
import { attachFile, attachmentsAfter, discardFile, type NewAttachment, putFile } from './files/store.ts';
import { bookedDemoMails, submissionMails } from './mails.tsx';
import { fingerprintOf, type NewSubmission, type RecordIds, recordOf } from './record.ts';
import {
  endTranscript,
  enqueueMailsOnce,
  insertBooked,
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

interface RequestedSlot {
  startsAt: string;
  fallBackToPreference: boolean;
  network: string;
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

async function store(form: Form, ids: RecordIds): Promise<Submitted> {
  const { env, request, origin, fingerprint, file, requestedSlot } = form;
  const db = database(env);
  const row = recordOf(request, ids.id, new Date().toISOString(), fingerprint, origin);
  if (requestedSlot) return storeBooked(form, requestedSlot, ids, row);
  const mails = submissionMails(env, submissionOf(row));
  const {
    inserted,
    queued,
    found: [found],
  } = await transaction(db, {
    ...insertSubmission(db, row, ids),
    queued: enqueueMailsOnce(db, ids.id, mails),
    found: selectSubmission(db, ids.id, ids.adjacentIds),
    attached: file ? attachFile(db, file, ids.id, fingerprint) : [],
    transcripts: endEarlierTranscripts(db, row),
  });
  if (found?.fingerprint !== fingerprint) return storeUnderFallback(form, ids);
  const created = inserted.length > 0;
  return { submission: submissionOf(found), created, mailIds: idsOfDue(queued, row.submittedAt) };
}

/** An object that expired after a day has begun another conversation under the same id. */
function endEarlierTranscripts(db: Database, { chatSessionId, chatSince }: NewSubmission) {
  return chatSessionId && chatSince ? [endTranscript(db, chatSessionId, chatSince)] : [];
}

function storeUnderFallback(form: Form, { fallback }: RecordIds): Promise<Submitted> {
  if (!fallback) throw new ProblemError('id_already_used');
  return store(form, fallback);
}

/** When two requests want the same slot, the database refuses one, which then tries each other host once. */
async function storeBooked(form: Form, hour: RequestedSlot, ids: RecordIds, row: NewSubmission): Promise<Submitted> {
  const { env, fingerprint } = form;
  const { startsAt, network, fallBackToPreference } = hour;
  const db = database(env);
  const submission = submissionOf(row);
  const storeAsPreference = () => store({ ...form, requestedSlot: undefined }, ids);
  const tried = new Set<string>();
  for (;;) {
    const availability = await loadAllAvailability(env);
    const host = freeHosts(availability, startsAt).find(({ id }) => !tried.has(id));
    if (host) {
      const booking = newBooking(ids.id, host.id, startsAt, row.submittedAt, 'visitor');
      const mails = bookedDemoMails(env, submission, booking, host);
      try {
        const today = await networkToday(env, network);
        const storing = transaction(db, {
          ...insertBooked(db, row, ids, booking, host, today),
          queued: enqueueMailsOnce(db, ids.id, mails),
          repeated: selectRepeated(db, ids, row.submittedAt),
          transcripts: endEarlierTranscripts(db, row),
        });
        const stored = await unlessOverlap(storing);
        const mailIds = idsOfDue(stored?.queued ?? [], row.submittedAt);
        const booked = stored?.booked[0];
        if (booked) return { submission, created: true, mailIds, booking: booked };
        if (stored?.repeated.length === 0) throw new ProblemError('too_many_bookings');
      } catch (error) {
        const mayFallBack = fallBackToPreference && error instanceof ProblemError && error.code === 'too_many_bookings';
        if (!mayFallBack) throw error;
        return storeAsPreference();
      }
    }
    // Checked after the availability, because a copy of this request may have taken the slot.
    const earlier = await selectRepeated(db, ids, new Date().toISOString()).get();
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) return storeUnderFallback(form, ids);
      const booking = await selectBookingOf(db, earlier.id).get();
      if (!booking && !fallBackToPreference) throw new ProblemError('id_already_used');
      return { submission: submissionOf(earlier), created: false, mailIds: [], ...(booking && { booking }) };
    }
    if (host) tried.add(host.id);
    else if (fallBackToPreference) return storeAsPreference();
    else throw slotTaken(availability, startsAt);
  }
}
