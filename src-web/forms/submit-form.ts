import type { SubmissionEndpoints } from '../../src-shared/contracts/submissions.ts';
import { honeypotField } from '../../src-shared/forms/fields.ts';
import type { FormType } from '../../src-shared/forms/options.ts';
import { ApiProblem, call } from '../lib/api.ts';
import { clearSubmissionId, submissionId } from './submission-id.ts';

type Body = SubmissionEndpoints['POST /api/submissions']['body'];

export function browserFields(formType: FormType): Record<string, string> {
  return formType === 'demo' ? { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
}

function bodyOf(formType: FormType, data: FormData): Body {
  const fields: Record<string, unknown> = { ...Object.fromEntries(data), ...browserFields(formType) };
  if (data.has(honeypotField)) fields[honeypotField] = true;
  // The inputs are strings; the Worker validates the body.
  return { ...fields, formType } as Body;
}

/** A retry does not store the form twice. Throws an `ApiProblem` or a `NetworkError`. */
export async function submitForm(formType: FormType, data: FormData): Promise<void> {
  const body = bodyOf(formType, data);
  const send = () =>
    call('POST /api/submissions', { body: { ...body, id: submissionId(formType) } }, { keepalive: true });
  try {
    await send();
  } catch (error) {
    if (!(error instanceof ApiProblem && error.problem.code === 'id_already_used')) throw error;
    // The server has stored an earlier request with this id, but its answer was lost and the visitor has since changed
    // a field: this is a new submission.
    clearSubmissionId(formType);
    await send();
  }
  clearSubmissionId(formType);
}
