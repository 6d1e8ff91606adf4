/** A suppressed address still gets the link to its own data, and after an erasure the emails that its owner requests. */
export const suppressionReasons = ['hard_bounce', 'complaint', 'manual', 'erased'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export type BlockingReason = Exclude<SuppressionReason, 'erased'>;
