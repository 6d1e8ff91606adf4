export const hiddenReasons = ['spam', 'deleted'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** How long it can be restored, in days. */
export const hiddenDays: Record<HiddenReason, number> = { spam: 30, deleted: 1 };
