import type { SubmissionEndpoints } from '../../src-shared/contracts/submissions.ts';
import { honeypotField } from '../../src-shared/forms/fields.ts';
import type { FormType } from '../../src-shared/forms/options.ts';
import { ApiProblem, call } from '../lib/api.ts';
import { clearSubmissionId, submissionId } from './submission-id.ts';

type Body = SubmissionEndpoints['POST /api/submissions']['body'];

/** What the browser knows and no input asks for. */
export function browserFields(formType: FormType): Record<string, string> {
  return formType === 'demo' ? { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
}

/** What a form's fields come to as a request. */
function bodyOf(formType: FormType, data: FormData): Body {
  const fields: Record<string, unknown> = { ...Object.fromEntries(data), ...browserFields(formType) };
  if (data.has(honeypotField)) fields[honeypotField] = true;
  // The inputs are made from the same lists as the schema, and the Worker checks them.
  return { ...fields, formType } as Body;
}

/** Sends a form, once however often it is tried. Throws an `ApiProblem` or a `NetworkError`. */
export async function submitForm(formType: FormType, data: FormData): Promise<void> {
  const body = bodyOf(formType, data);
  const send = () =>
    call('POST /api/submissions', { body: { ...body, id: submissionId(formType) } }, { keepalive: true });
  try {
    await send();
  } catch (error) {
    if (!(error instanceof ApiProblem && error.problem.code === 'id_already_used')) throw error;
    // An earlier try had arrived although its answer was lost, and the text has changed since: send the new one too.
    clearSubmissionId(formType);
    await send();
  }
  clearSubmissionId(formType);
}
