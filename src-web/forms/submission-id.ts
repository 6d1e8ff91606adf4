import type { FormType } from '../../src-shared/forms/options.ts';
import { safeSessionStorage } from '../lib/storage.ts';

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

export function clearSubmissionId(formType: FormType) {
  safeSessionStorage.remove(keyOf(formType));
}
