export const hiddenReasons = ['spam', 'deleted'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Days in which staff can restore a hidden record. */
export const hiddenDays: Record<HiddenReason, number> = { spam: 30, deleted: 1 };
