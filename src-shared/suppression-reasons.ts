/** Why an address gets only mail that it asks for. */
export const suppressionReasons = ['hard_bounce', 'complaint', 'manual', 'erased'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];
