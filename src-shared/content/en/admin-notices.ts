import { isolated } from '../isolated.ts';

export const notificationChoices = {
  lead: 'Who hears of a new form and of a visitor’s reply, and how. Of a reply to a submission that has an assignee only the assignee hears: at once, unless they have chosen another way here. The daily email goes out at 9:00 on working days and lists what came since the one before; without news it is left out.',
  mine: 'You',
  shared: 'Shared addresses',
  sharedText:
    'These are the addresses of the configuration. They get an email for each new form until somebody chooses otherwise here, for all who read them.',
  members: 'Colleagues who hear of new forms',
  membersText: 'Who is not of the staff any more hears nothing.',
  types: {
    demo: 'Demo requests',
    partnership: 'Partnerships',
    career: 'Applications',
    other: 'Chat questions',
  },
  ways: { mail: 'Email at once', digest: 'Daily email', nothing: 'Nothing' },
  heard: (what: string, way: string) => `${what}: ${way.toLowerCase()}`,
  saved: (address: string) => `Saved for ${isolated(address)}. It counts from the next form on.`,
  stop: 'Stop',
  stopOf: (address: string) => `Stop all notices to ${isolated(address)}`,
  alert: {
    title: 'When a visitor waits',
    on: 'This browser tells you when a visitor waits for a person and the admin area is open in the background. It says nothing of the visitor.',
    off: 'This browser can tell you when a visitor waits for a person, as long as the admin area is open in a tab.',
    denied:
      'This browser blocks notifications of this site. Allow them in its settings for this site, then reload the page.',
    unsupported: 'This browser has no notifications.',
    turnOn: 'Tell me when a visitor waits',
    turnOff: 'Do not tell me',
  },
} as const;
