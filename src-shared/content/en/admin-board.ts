import { isolated } from '../isolated.ts';

/** The board of job applications. */
export const board = {
  lead: 'Drag an application to another stage, or choose the stage on its card. No mail is sent by it: answer in the application.',
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
  stageOf: (name: string) => `Stage of ${isolated(name)}`,
  moved: (name: string, stage: string) => `${isolated(name)} is now in “${stage}”.`,
  undo: 'Undo',
  changed: 'Somebody else has moved this application in the meantime. The board shows where it is now.',
  failed: 'The application could not be moved. Please try again.',
  waits: (since: string) => `Waits since ${since}`,
  more: (stage: string) => `Load more: ${stage}`,
} as const;

/** The switches of the mails that staff get by themselves. */
export const digest = {
  title: 'Mails to you',
  saving: 'Saving…',
  digest: {
    name: 'Daily mail',
    on: 'The daily mail with your open submissions is on. It is sent at 9:00 on working days when you have something open.',
    off: 'The daily mail with your open submissions is off.',
    turnOn: 'Turn on the daily mail',
    turnOff: 'Turn off the daily mail',
  },
  summary: {
    name: 'Weekly mail',
    on: 'The weekly mail with the figures of the site is on. It is sent on Sundays at 9:00 in Dubai.',
    off: 'The weekly mail with the figures of the site is off. It would be sent on Sundays at 9:00 in Dubai.',
    turnOn: 'Turn on the weekly mail',
    turnOff: 'Turn off the weekly mail',
  },
} as const;
