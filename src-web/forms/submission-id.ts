import type { FormType } from '../../src-shared/forms/options.ts';
import { safeSessionStorage } from '../lib/storage.ts';

const keyOf = (formType: FormType) => `submission-id:${formType}`;

/**
 * The id of what a form is about to send. It stays the same until the form has been accepted, also over a lost answer,
 * a reload and Back, so that the server can tell a second try from a second submission.
 */
export function submissionId(formType: FormType): string {
  const kept = safeSessionStorage.get(keyOf(formType));
  if (kept) return kept;
  const id = crypto.randomUUID();
  safeSessionStorage.set(keyOf(formType), id);
  return id;
}

/** The form was accepted, or its id belongs to another text: what comes next is a new submission. */
export function clearSubmissionId(formType: FormType) {
  safeSessionStorage.remove(keyOf(formType));
}
