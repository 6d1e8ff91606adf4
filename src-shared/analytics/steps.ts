export const funnels = {
  demo: ['page', 'seen', 'started', 'slot', 'sent', 'held'],
  career: ['page', 'seen', 'started', 'sent'],
  newsletter: ['sent', 'confirmed', 'stayed'],
  chat: ['opened', 'asked', 'answered', 'person', 'lead', 'booked'],
} as const;
export type Funnel = keyof typeof funnels;

type Step = { [Name in Funnel]: `${Name}.${(typeof funnels)[Name][number]}` }[Funnel];

export const browserSteps = [
  'demo.page',
  'demo.seen',
  'demo.started',
  'demo.slot',
  'career.page',
  'career.seen',
  'career.started',
  'chat.opened',
  'chat.asked',
] as const satisfies Step[];
export type BrowserStep = (typeof browserSteps)[number];

export const stayedDays = 14;
