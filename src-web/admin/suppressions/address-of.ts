import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Suppression } from '../../../src-shared/contracts/admin.ts';

/** The address; of an erased one the beginning of its pseudonym, which the audit log shows too. */
export function addressOf({ email, address_hash }: Suppression): string {
  return email ?? admin.suppressions.erased(`${address_hash.slice(0, 8)}…`);
}
