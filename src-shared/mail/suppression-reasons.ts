/** The link to its own data is sent nevertheless, and after an erasure what its owner asks for. */
export const suppressionReasons = ['hard_bounce', 'complaint', 'manual', 'erased'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** In `last_error` of an email that a suppression has cancelled. Older rows have a sentence. */
export type SuppressionCode = `suppressed_${SuppressionReason}`;

export function suppressionCode(reason: SuppressionReason): SuppressionCode {
  return `suppressed_${reason}`;
}

export type BlockingReason = Exclude<SuppressionReason, 'erased'>;
