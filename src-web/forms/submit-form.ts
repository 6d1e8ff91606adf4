import type { SubmissionEndpoints } from '../../src-shared/contracts/submissions.ts';
import { honeypotField } from '../../src-shared/forms/fields.ts';
import type { FormType } from '../../src-shared/forms/options.ts';
import { alternativesOf } from '../lib/alternatives.ts';
import { ApiProblem, call } from '../lib/api.ts';
import { choiceIn } from './slot-picker/choice.ts';
import { type BookingWish, bookingWish, noteTaken } from './slot-picker/known-slots.ts';
import { clearSubmissionId, submissionId } from './submission-id.ts';

type Endpoint = SubmissionEndpoints['POST /api/submissions'];
type Body = Endpoint['body'];
type Reply = Endpoint['reply'];

export function browserFields(formType: FormType): Record<string, string> {
  return formType === 'demo' ? { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
}

function bodyOf(formType: FormType, data: FormData, wish: BookingWish): Body {
  const fields: Record<string, unknown> = { ...Object.fromEntries(data), ...browserFields(formType), ...wish };
  if (data.has(honeypotField)) fields[honeypotField] = true;
  // The inputs are strings; the Worker validates the body.
  return { ...fields, formType } as Body;
}

/** A retry does not store the form twice. Throws an `ApiProblem` or a `NetworkError`. */
export async function submitForm(formType: FormType, data: FormData): Promise<Reply> {
  const wish = formType === 'demo' ? bookingWish(choiceIn(data)) : {};
  try {
    const reply = await send(formType, bodyOf(formType, data, wish));
    if (reply.booking) noteTaken(reply.booking.startsAt);
    return reply;
  } catch (error) {
    const alternatives = alternativesOf(error);
    if (wish.slotStart && alternatives) noteTaken(wish.slotStart, alternatives);
    throw error;
  }
}

async function send(formType: FormType, body: Body): Promise<Reply> {
  const sendOnce = () =>
    call('POST /api/submissions', { body: { ...body, id: submissionId(formType) } }, { keepalive: true });
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
