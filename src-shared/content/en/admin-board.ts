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

/** The switch of the daily mail. */
export const digest = {
  title: 'Daily mail',
  off: 'The daily mail with your open submissions is off.',
  on: 'The daily mail with your open submissions is on. It is sent at 9:00 on working days when you have something open.',
  turnOn: 'Turn it on again',
  turnOff: 'Turn it off',
  saving: 'Saving…',
} as const;
