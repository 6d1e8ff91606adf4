import { isolated } from '../content/isolated.ts';
import { maxImported } from '../limits.ts';
import type { ImportRefusal } from '../newsletter/import-refusals.ts';

const most = maxImported.toLocaleString('en');
const row = (count: string, one: string, several: string) => (count === '1' ? `1 ${one}` : `${count} ${several}`);

export const subscriberActions = {
  import: 'Import subscribers',
  unsubscribe: 'Unsubscribe…',
  unsubscribeOf: (email: string) => `Unsubscribe: ${isolated(email)}`,
  unsubscribed: (email: string) => `${isolated(email)} is unsubscribed.`,
  undo: 'Undo unsubscribe',
  undoOf: (email: string) => `Undo unsubscribe: ${isolated(email)}`,
  undone: (email: string) => `${isolated(email)} is subscribed again.`,
  total: (count: string) => (count === '1' ? '1 subscriber' : `${count} subscribers`),
  add: 'Add a subscriber…',
  dialog: {
    title: 'Add a subscriber',
    email: 'Email address',
    language: 'Language',
    agreed: 'This person agreed to get our newsletter by email',
    save: 'Add',
    cancel: 'Cancel',
    added: (email: string) => `${isolated(email)} is subscribed.`,
    asked: (email: string) => `${isolated(email)} will get a confirmation email.`,
    refused: {
      invalid: 'Enter an email address such as name@company.com.',
      repeated: 'This address is given twice.',
      active: 'This address is already subscribed.',
      unconfirmed: 'This address was already asked to confirm.',
      left: 'This address has unsubscribed. Only its owner can subscribe again.',
      blocked: 'This address is blocked.',
      unread: 'The state of this address isn’t known.',
      suppressed: 'This address is blocked, or its owner had all data erased.',
    } satisfies Record<ImportRefusal, string>,
  },
  confirm: {
    title: 'Unsubscribe this person?',
    text: (email: string) =>
      `We’ll send ${isolated(email)} a final email to confirm. You can take this back for a day; after that, only the subscriber can subscribe again.`,
    confirm: 'Unsubscribe',
    cancel: 'Cancel',
  },
} as const;

export const subscriberImport = {
  title: 'Import subscribers',
  lead: 'Import people who agreed to the newsletter elsewhere. Anyone who unsubscribed stays unsubscribed, and blocked addresses are skipped. Names aren’t stored.',
  list: 'List',
  file: 'File (CSV)',
  fileHint: `An export from another tool with a column of email addresses and, if it has them, columns of languages and unsubscribes. At most ${most} rows and 2 MB.`,
  tooLarge: 'This file is larger than 2 MB. Split it into smaller files.',
  tooMany: (count: string) => `This file has ${count} rows, but the limit is ${most}. Split it into smaller files.`,
  noAddresses: 'We found no column of email addresses in this file. Choose a file that has one.',
  read: (name: string, rows: string, encoding: string) =>
    `${isolated(name)}: ${row(rows, 'row', 'rows')}, read as ${encoding.toUpperCase()}.`,
  question: (heading: string) => `What does the column “${heading}” say?`,
  questionHint: (examples: string) => `Such as: ${examples}`,
  choose: 'Please choose',
  answers: {
    left: 'Anyone with a yes, or any other value, unsubscribed',
    subscribed: 'A yes wants newsletters, a no or nothing does not',
    other: 'Nothing about the subscription',
  },
  unanswered: 'Nothing was imported. First choose what the columns above mean.',
  summary: 'File contents',
  willImport: (count: string) => row(count, 'address will be imported', 'addresses will be imported'),
  download: (count: string) => `Download the ${row(count, 'refused row', 'refused rows')} (CSV)`,
  reason: 'Not imported because',
  reasons: {
    invalid: 'no valid email address',
    repeated: 'duplicate',
    active: 'already subscribed',
    unconfirmed: 'already asked to confirm',
    left: 'unsubscribed',
    blocked: 'blocked in the file',
    unread: 'unknown status',
    suppressed: 'blocked address',
  } satisfies Record<ImportRefusal, string>,
  source: 'Where they agreed',
  sourceHint: 'Such as “Sign-up sheet, GITEX 2026”. It’s stored as proof of their consent.',
  consentedOn: 'Date they agreed',
  locale: 'Default language',
  agreed: 'Everyone on this list agreed to get our newsletter by email',
  submit: 'Import',
  importing: 'Importing…',
  result: 'Import results',
  added: (count: string) => `${row(count, 'new subscriber', 'new subscribers')}.`,
  asked: (count: string) =>
    `${row(count, 'person', 'people')} will get a confirmation email (50 a minute). They’re subscribed once they click the link.`,
  refused: {
    invalid: (count: string) => row(count, 'row has no email address', 'rows have no email address'),
    repeated: (count: string) => row(count, 'duplicate address', 'duplicate addresses'),
    active: (count: string) => row(count, 'is already subscribed', 'are already subscribed'),
    unconfirmed: (count: string) => row(count, 'was already asked to confirm', 'were already asked to confirm'),
    left: (count: string) => row(count, 'unsubscribed earlier', 'unsubscribed earlier'),
    blocked: (count: string) => row(count, 'is blocked in the file', 'are blocked in the file'),
    unread: (count: string) => row(count, 'has an unknown status', 'have an unknown status'),
    suppressed: (count: string) => row(count, 'blocked address', 'blocked addresses'),
  },
  row: (number: string) => `Line ${number}:`,
} as const;
