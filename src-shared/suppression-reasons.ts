/** Why an address gets no mail but the link to its own data, or after an erasure only what its owner asks for. */
export const suppressionReasons = ['hard_bounce', 'complaint', 'manual', 'erased'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** A reason for which not even an answer is sent. */
export type BlockingReason = Exclude<SuppressionReason, 'erased'>;
