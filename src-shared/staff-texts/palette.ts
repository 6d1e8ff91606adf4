interface CommandTexts {
  label: string;
  /** Other names that people use: found like the label, and not shown. */
  words: string;
}

const actions = {
  write: { label: 'Write a newsletter', words: 'campaign mailing email blast' },
  book: { label: 'Book a demo', words: 'meeting appointment schedule' },
  lead: { label: 'Add a contact', words: 'lead customer caller phone call new person' },
  unanswered: { label: 'Show unanswered submissions', words: 'waiting no reply' },
  mine: { label: 'Show my open submissions', words: 'assigned to me tasks to do' },
  failed: { label: 'Show failed emails', words: 'bounced errors not delivered retry' },
  theme: { label: 'Switch between light and dark mode', words: 'theme appearance night color colour' },
  unassigned: { label: 'Show unassigned submissions', words: 'no one free queue' },
  snoozed: { label: 'Show snoozed submissions', words: 'later postponed reminder follow-up' },
  spam: { label: 'Show spam', words: 'junk' },
  deleted: { label: 'Show deleted submissions', words: 'trash bin removed restore' },
  outcomes: { label: 'Record how meetings went', words: 'outcome no-show held past demos interviews' },
  name: { label: 'Change your name', words: 'my account profile display name' },
  signature: { label: 'Edit your signature', words: 'my sign-off footer email' },
  away: { label: 'Set your absence', words: 'my away out of office vacation leave holiday sick absent cover ooo' },
  notifications: { label: 'Choose your notifications', words: 'my alerts daily email digest mute' },
  ownCalendar: { label: 'Connect your calendar', words: 'my google outlook apple icloud ical busy sync video link' },
  closedDays: { label: 'Add closed days', words: 'holidays vacation leave eid ramadan national day short days' },
  hours: { label: 'Change booking hours', words: 'opening working availability schedule hosts times' },
  template: { label: 'Write a reply template', words: 'canned response snippet macro saved reply' },
  colleague: { label: 'Add a colleague', words: 'user member invite team employee staff roles permissions access' },
  block: { label: 'Block an email address', words: 'unsubscribe list suppression suppressions bounces do not contact' },
  privacy: { label: 'Export or erase a person’s data', words: 'gdpr pdpl delete forget privacy request' },
  deck: { label: 'Upload the investment deck', words: 'pdf pitch slides investors presentation' },
  webhook: { label: 'Add a webhook', words: 'slack teams zapier make crm integration api automation' },
  audit: { label: 'See who changed what', words: 'history log activity security audit' },
  status: { label: 'Check the system status', words: 'health uptime outage down incident monitor' },
  importSubscribers: { label: 'Import subscribers', words: 'csv upload list mailchimp contacts' },
  news: { label: 'Write news', words: 'publish blog article post press announcement' },
  campaign: { label: 'Add a campaign', words: 'utm link tracking ads source' },
  position: { label: 'Open or close a position', words: 'job vacancy opening hiring careers' },
  hiring: { label: 'See hiring figures', words: 'report applications recruiting reasons declined time in stage' },
  questions: { label: 'Answer questions for Joe', words: 'bot chatbot ai assistant knowledge train' },
  visits: { label: 'See visits and sources', words: 'traffic analytics statistics report google' },
  shortcuts: { label: 'Show keyboard shortcuts', words: 'keys hotkeys help' },
  website: { label: 'Open the website', words: 'public site home page' },
  signOut: { label: 'Sign out', words: 'log out logout exit leave' },
} satisfies Record<string, CommandTexts>;

export type ActionName = keyof typeof actions;

export const palette = {
  open: 'Search…',
  title: 'Search or run a command',
  label: 'Search people and records, or run a command',
  placeholder: 'Name, company, email, page or command',
  nothing: 'No results. Try another word.',
  subscriber: 'Newsletter subscriber',
  groups: { records: 'People and records', actions: 'Actions', views: 'Pages' },
  actions,
};
