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
