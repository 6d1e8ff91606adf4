import { isolated } from '../content/isolated.ts';

export const board = {
  lead: 'Drag an application to another stage, or press “Move” on its card. Moving sends no email: to write to the applicant, reply in the application.',
  stages: {
    new: 'New',
    screening: 'Screening',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
    declined: 'Declined',
  },
  position: 'Position',
  search: 'Name, text or date',
  atLeast: (count: number) => `${count}+`,
  asList: 'Show as a list',
  asBoard: 'Show as a board',
  empty: 'No applications',
  move: 'Move…',
  moveOf: (name: string) => `Move ${isolated(name)}`,
  moved: (name: string, stage: string) => `${isolated(name)} is now in “${stage}”.`,
  changed: 'A colleague moved this application first, so your move wasn’t saved. The board shows where it is now.',
  failed: 'We couldn’t move the application. Please try again.',
  interview: (hour: string) => `Interview ${hour}`,
  inStage: (days: number) => (days === 0 ? 'added today' : `${days === 1 ? '1 day' : `${days} days`} in stage`),
  deletedOn: (day: string) => `Will be deleted on ${day}`,
  waits: (since: string) => `Waiting since ${since}`,
  more: (stage: string) => `Load more: ${stage}`,
} as const;

/** Switches of the emails that staff get without asking. */
export const digest = {
  title: 'Emails to you',
  saving: 'Saving…',
  digest: {
    name: 'Daily email',
    on: 'The daily email lists your open submissions. It’s sent at 9:00 on working days when you have any.',
    off: 'The daily email doesn’t list your open submissions.',
    turnOn: 'Turn on the daily email',
    turnOff: 'Turn off the daily email',
  },
  summary: {
    name: 'Weekly email',
    on: 'The weekly email with the site’s figures is on. It’s sent on Sundays at 9:00, Gulf time.',
    off: 'The weekly email with the site’s figures is off. When it’s on, it’s sent on Sundays at 9:00, Gulf time.',
    turnOn: 'Turn on the weekly email',
    turnOff: 'Turn off the weekly email',
  },
} as const;
