/** The steps of each funnel, in order. The browser counts the first ones, triggers in the database the others. */
export const funnels = {
  demo: ['page', 'seen', 'started', 'slot', 'sent', 'held'],
  career: ['page', 'seen', 'started', 'sent'],
  newsletter: ['sent', 'confirmed', 'stayed'],
  chat: ['opened', 'asked', 'answered', 'person', 'lead'],
} as const;
export type Funnel = keyof typeof funnels;

/** A step of any funnel, such as `demo.sent`. */
export type Step = { [Name in Funnel]: `${Name}.${(typeof funnels)[Name][number]}` }[Funnel];

/** What the browser may report. Of a sent form it says where the visit began; the form itself is counted by the database. */
export const browserSteps = [
  'demo.page',
  'demo.seen',
  'demo.started',
  'demo.slot',
  'demo.sent',
  'career.page',
  'career.seen',
  'career.started',
  'chat.opened',
  'chat.asked',
] as const satisfies Step[];
export type BrowserStep = (typeof browserSteps)[number];

/** How long a subscriber stays to count as `newsletter.stayed`, in days. */
export const stayedDays = 14;
