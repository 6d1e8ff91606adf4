import { isolated } from '../content/isolated.ts';

export const notificationChoices = {
  lead: 'Choose who is notified of new forms and replies, and how. Replies to an assigned submission go only to its assignee, right away unless they chose otherwise here. The daily email is sent at 9:00 on working days when there is something new; by default it covers the forms for your roles.',
  mine: 'You',
  shared: 'Shared addresses',
  sharedText:
    'These addresses come from the configuration. They get an email for each new form until someone changes that here, for everyone who reads them.',
  members: 'Notified colleagues',
  membersText: 'People who have left the team aren’t notified.',
  types: {
    demo: 'Demo requests',
    partnership: 'Partnerships',
    career: 'Applications',
    other: 'Chat questions',
  },
  modes: { mail: 'Email right away', digest: 'Daily email', nothing: 'Off' },
  choice: (what: string, mode: string) => `${what}: ${mode.toLowerCase()}`,
  saved: (address: string) => `Saved for ${isolated(address)}. It applies from the next form on.`,
  stop: 'Stop all',
  stopOf: (address: string) => `Stop all notifications to ${isolated(address)}`,
  alert: {
    title: 'Live chat alerts',
    on: 'This browser alerts you when a visitor is waiting for a person and the admin area is open in the background. The alert doesn’t show who the visitor is.',
    off: 'This browser can alert you when a visitor is waiting for a person, while the admin area is open in a tab.',
    denied:
      'This browser blocks notifications from this site. Allow them in its settings for this site, then reload the page.',
    unsupported: 'This browser doesn’t support notifications.',
    turnOn: 'Turn on alerts',
    turnOff: 'Turn off alerts',
  },
} as const;
