export const settings = {
  overview: 'Overview',
  all: 'All settings',
  pagesOf: (group: string) => `Pages of ${group}`,
  groups: {
    you: 'You',
    team: 'Team',
    booking: 'Replies and booking',
    email: 'Email',
    site: 'Site and data',
  },
  lines: {
    profile: 'Your name, and the signature below your replies',
    notifications: 'Who gets an email about new requests and replies, and the daily email',
    staff: 'Colleagues and their roles',
    audit: 'Exports, deletions and changes, each with its author',
    templates: 'Ready-made texts for replies',
    demoHours: 'Who holds meetings and when, their calendars, closed days',
    mail: 'Each email that the site sends, and those that failed',
    suppressions: 'Addresses that get no email',
    privacy: 'Export or erase what is stored about a person',
    deck: 'The PDF for investors, and who requested it',
    webhooks: 'Events for Slack, Teams and other systems',
    status: 'What works, and what needs attention',
  },
  failed: (count: string) => `${count} failed`,
};

export type SettingsGroup = keyof typeof settings.groups;
