import type { SubmissionEndpoints } from '#shared/contracts/submissions.ts';
import { honeypotField } from '#shared/forms/fields.ts';
import type { FormType } from '#shared/forms/options.ts';
import { arrival } from '../analytics/progress.ts';
import { ApiProblem, alternativesOf, call, NetworkError } from '../lib/api.ts';
import { safeSessionStorage } from '../lib/storage.ts';
import type { Upload } from './form-store.ts';
import { choiceIn } from './slot-picker/choice.ts';
import { noteTaken, type RequestedSlot, requestedSlot } from './slot-picker/known-slots.ts';

type Endpoint = SubmissionEndpoints['POST /api/submissions'];
type Body = Endpoint['body'];
type Reply = Endpoint['reply'];

/** The name of the button that sends the form as a preference, although its time is free. */
export const unbookedField = 'unbooked';

/** A retry does not store the form twice. Only a form with a chosen file reports its upload. */
export async function submitForm(
  formType: FormType,
  data: FormData,
  onUpload: (upload: Upload) => void,
): Promise<Reply> {
  if (hasFile(data)) return withId(formType, (id) => sendWithFile(formType, data, id, onUpload));
  const hour = formType === 'demo' && !data.has(unbookedField) ? slotIn(data) : {};
  try {
    const body = bodyOf(formType, data, hour);
    const reply = await withId(formType, (id) =>
      call('POST /api/submissions', { body: { ...body, id } }, { keepalive: true }),
    );
    if (reply.booking) noteTaken(reply.booking.startsAt);
    return reply;
  } catch (error) {
    const alternatives = alternativesOf(error);
    if (hour.slotStart && alternatives) noteTaken(hour.slotStart, alternatives);
    throw error;
  }
}

/** The chat names the slot itself. */
function slotIn(data: FormData): RequestedSlot {
  const slotStart = data.get('slotStart');
  return typeof slotStart === 'string' ? { slotStart } : requestedSlot(choiceIn(data));
}

/** An input without a chosen file has a file without a name. */
function hasFile(data: FormData): boolean {
  return [...data.values()].some((value) => value instanceof File && value.name !== '');
}

function bodyOf(formType: FormType, data: FormData, hour: RequestedSlot): Body {
  const typed = [...data].filter(([name, value]) => typeof value === 'string' && name !== unbookedField);
  const fields: Record<string, unknown> = { ...Object.fromEntries(typed), ...browserFields(formType), ...hour };
  if (data.has(honeypotField)) fields[honeypotField] = true;
  // The inputs are strings; the Worker validates the body.
  return { ...fields, formType, source: arrival.source } as Body;
}

export function browserFields(formType: FormType): Record<string, string> {
  return formType === 'demo' ? { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
}

async function sendWithFile(
  formType: FormType,
  data: FormData,
  id: string,
  onUpload: (upload: Upload) => void,
): Promise<Reply> {
  const fields = { ...browserFields(formType), formType, id, source: JSON.stringify(arrival.source ?? null) };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const aborter = new AbortController();
  const report = (progress: number) => onUpload({ progress, cancel: () => aborter.abort() });
  report(0);
  const { upload } = await loadUpload();
  return upload('POST /api/submissions', data, { onProgress: report, signal: aborter.signal });
}

function loadUpload() {
  return import('../lib/upload.ts').catch((cause) => {
    throw new NetworkError('A network error occurred: the upload did not load.', { cause });
  });
}

async function withId(formType: FormType, send: (id: string) => Promise<Reply>): Promise<Reply> {
  const sendOnce = () => send(submissionId(formType));
  const sendAgain = (error: unknown) => {
    if (!(error instanceof ApiProblem && error.problem.code === 'id_already_used')) throw error;
    // The server has stored an earlier request with this id, but its answer was lost and the visitor has since changed
    // a field: this is a new submission.
    clearSubmissionId(formType);
    return sendOnce();
  };
  const reply = await sendOnce().catch(sendAgain);
  clearSubmissionId(formType);
  return reply;
}

const keyOf = (formType: FormType) => `submission-id:${formType}`;

/**
 * Stays the same until the form is accepted, also after a lost reply, a reload or Back, so that the server can tell a
 * repeated request from a second submission.
 */
export function submissionId(formType: FormType): string {
  const stored = safeSessionStorage.get(keyOf(formType));
  if (stored) return stored;
  const id = crypto.randomUUID();
  safeSessionStorage.set(keyOf(formType), id);
  return id;
}

function clearSubmissionId(formType: FormType) {
  safeSessionStorage.remove(keyOf(formType));
}
