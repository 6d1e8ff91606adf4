/** A suppressed address still gets the link to its own data, and after an erasure the emails that its owner requests. */
export const suppressionReasons = ['hard_bounce', 'complaint', 'manual', 'erased'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** The code in `last_error` of an email that a suppression has cancelled. Older rows have a sentence. */
export type SuppressionCode = `suppressed_${SuppressionReason}`;

export function suppressionCode(reason: SuppressionReason): SuppressionCode {
  return `suppressed_${reason}`;
}

export type BlockingReason = Exclude<SuppressionReason, 'erased'>;
