import { maxImported } from '../../limits.ts';
import { isolated } from '../isolated.ts';

const most = maxImported.toLocaleString('en');
const row = (count: string, one: string, several: string) => (count === '1' ? `1 ${one}` : `${count} ${several}`);

export const readers = {
  import: 'Import readers',
  unsubscribe: 'Unsubscribe…',
  unsubscribeOf: (email: string) => `Unsubscribe: ${isolated(email)}`,
  unsubscribed: (email: string) => `${isolated(email)} gets no newsletter any more.`,
  confirm: {
    title: 'Unsubscribe this reader?',
    text: (email: string) =>
      `${isolated(email)} gets a last email that says so. Only the reader can subscribe again: no import and no colleague can.`,
    confirm: 'Unsubscribe',
    cancel: 'Keep',
  },
} as const;

export const subscriberImport = {
  title: 'Import readers',
  lead: 'For people who agreed elsewhere to get the newsletter. Whoever has left it stays away, whatever the file says, and so do addresses that take no email. Names are not kept.',
  list: 'The list',
  file: 'File (CSV)',
  fileHint: `As another tool exports it: with a column of email addresses, and perhaps of languages and of who unsubscribed. At most ${most} rows and 2 MB.`,
  tooLarge: 'This file is larger than 2 MB. Please divide it.',
  tooMany: (count: string) => `This file has ${count} rows. At most ${most} at a time: please divide it.`,
  noAddresses: 'No column of this file has email addresses.',
  read: (name: string, rows: string, encoding: string) =>
    `${isolated(name)}: ${row(rows, 'row', 'rows')}, read as ${encoding.toUpperCase()}.`,
  question: (heading: string) => `What does the column “${heading}” say?`,
  questionHint: (examples: string) => `Such as: ${examples}`,
  choose: 'Please choose',
  answers: { left: 'A person with a value here has left', ignore: 'Nothing about leaving' },
  unanswered: 'Please say first what the columns above mean. Nothing was imported.',
  summary: 'What the file says',
  states: {
    active: (count: string) => row(count, 'active: will be imported', 'active: will be imported'),
    left: (count: string) => row(count, 'left: stays away', 'left: stay away'),
    blocked: (count: string) => row(count, 'blocked: takes no email', 'blocked: take no email'),
    unread: (count: string) => row(count, 'not understood: is not imported', 'not understood: are not imported'),
  },
  example: (email: string) => `for example ${isolated(email)}`,
  source: 'Where they agreed',
  sourceHint: 'Such as “Sign-up sheet, GITEX 2026”. It is kept as the proof of their consent.',
  consentedOn: 'The day on which they agreed',
  locale: 'Language, where the file names none',
  agreed: 'Each of them has agreed to get our newsletter by email',
  submit: 'Import',
  importing: 'Importing…',
  result: 'What became of the list',
  added: (count: string) => `${row(count, 'new reader', 'new readers')}.`,
  asked: (count: string) =>
    `${row(count, 'person gets', 'people get')} an email with a link, 50 a minute, and reads the newsletter once it is pressed.`,
  refused: {
    invalid: (count: string) => row(count, 'row has no email address', 'rows have no email address'),
    repeated: (count: string) => row(count, 'address stands in the file before', 'addresses stand in the file before'),
    active: (count: string) => row(count, 'reads the newsletter already', 'read the newsletter already'),
    unconfirmed: (count: string) => row(count, 'was asked and has not confirmed', 'were asked and have not confirmed'),
    left: (count: string) => row(count, 'has left the newsletter', 'have left the newsletter'),
    blocked: (count: string) => row(count, 'is blocked in the file', 'are blocked in the file'),
    unread: (count: string) =>
      row(count, 'has a status that is not understood', 'have a status that is not understood'),
    suppressed: (count: string) => row(count, 'address takes no email from us', 'addresses take no email from us'),
  },
  row: (number: string) => `Line ${number}:`,
} as const;
