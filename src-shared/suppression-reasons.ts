/** The link to its own data is sent nevertheless, and after an erasure what its owner asks for. */
export const suppressionReasons = ['hard_bounce', 'complaint', 'manual', 'erased'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export type BlockingReason = Exclude<SuppressionReason, 'erased'>;
