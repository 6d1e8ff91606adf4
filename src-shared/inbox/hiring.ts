/** The order is from the best to the worst. */
export const verdicts = ['strong_yes', 'yes', 'no', 'strong_no'] as const;
export type Verdict = (typeof verdicts)[number];

export const declineReasons = [
  'skills',
  'experience',
  'pay',
  'location',
  'filled',
  'withdrew',
  'no_reply',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The choices of staff for how long an application is kept for later. */
export const keepMonths = [6, 12, 24] as const;
export type KeepMonths = (typeof keepMonths)[number];
