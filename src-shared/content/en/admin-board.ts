import { isolated } from '../isolated.ts';

export const board = {
  lead: 'Drag an application to another stage, or press “Move” on its card. This sends no email: reply in the application.',
  stages: {
    new: 'New',
    screening: 'Screening',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
    declined: 'Declined',
  },
  position: 'Position',
  asList: 'As a list',
  empty: 'None',
  move: 'Move…',
  moveOf: (name: string) => `Move ${isolated(name)}`,
  moved: (name: string, stage: string) => `${isolated(name)} is now in “${stage}”.`,
  changed: 'Somebody else has moved this application in the meantime. The board shows where it is now.',
  failed: 'The application could not be moved. Please try again.',
  interview: (hour: string) => `Interview ${hour}`,
  inStage: (days: number) => (days === 0 ? 'here since today' : `${days === 1 ? '1 day' : `${days} days`} here`),
  waits: (since: string) => `Waiting since ${since}`,
  more: (stage: string) => `Load more: ${stage}`,
} as const;

/** Switches of the emails that staff get without asking. */
export const digest = {
  title: 'Emails to you',
  saving: 'Saving…',
  digest: {
    name: 'Daily email',
    on: 'Your open submissions are in the daily email. It is sent at 9:00 on working days when you have something open.',
    off: 'Your open submissions are in no daily email.',
    turnOn: 'Turn on the daily email',
    turnOff: 'Turn off the daily email',
  },
  summary: {
    name: 'Weekly email',
    on: 'The weekly email with the figures of the site is on. It is sent on Sundays at 9:00 in Dubai.',
    off: 'The weekly email with the figures of the site is off. It would be sent on Sundays at 9:00 in Dubai.',
    turnOn: 'Turn on the weekly email',
    turnOff: 'Turn off the weekly email',
  },
} as const;
