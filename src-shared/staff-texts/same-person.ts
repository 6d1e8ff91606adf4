import { isolated } from '../content/isolated.ts';

export const samePerson = {
  title: 'The same person',
  mark: 'Mark as the same person…',
  markOf: (name: string) => `Mark as the same person as ${isolated(name)}…`,
  dialog: 'Which record is the same person?',
  hint: 'Everything of both addresses is then listed together. Emails still go to the address of each record.',
  search: 'Name, company, email or phone number',
  list: 'Records',
  empty: 'No record found. Try another word.',
  marked: (name: string) => `${isolated(name)} is marked as the same person.`,
  unmark: 'Not the same',
  unmarkOf: (address: string) => `${isolated(address)} is not the same person`,
  unmarked: 'The mark is removed.',
  joined: 'Marked as the same person by staff.',
  itself: 'Choose another record.',
  timeline: {
    set: 'Marked as the same person as',
    other: 'another record',
    removed: 'No longer marked as the same person as another record',
  },
};
