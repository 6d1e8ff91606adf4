import { isolated } from '../content/isolated.ts';

/** The author, in the history, of an assignment that an absence caused. */
export const byAbsence = 'absence';

/** Days are as `4 December`. */
export const absence = {
  label: (name: string, day: string) => `${name} (away until ${day})`,
  away: (day: string) => `away until ${day}`,
  awayTitle: (day: string) => `Away until ${day}`,
  coveredBy: (cover: string) => `${isolated(cover)} covers.`,
  covered: (cover: string, absent: string) => `Assigned to ${cover}, who covers for ${absent}`,
  uncovered: (absent: string) => `No longer assigned to ${absent}, who is away`,
  title: 'Away',
  lead: 'While you are away, a colleague covers: visitors’ replies and your notifications go there, and other hosts offer demos.',
  set: 'Set absence…',
  setOf: (member: string) => `Set absence of ${member}…`,
  change: 'Change…',
  end: 'Back at work',
  endOf: (member: string) => `${member} is back at work`,
  ended: (member: string) => `${member} is no longer away.`,
  dialog: {
    title: (member: string) => `Absence of ${member}`,
    mine: 'Your absence',
    until: 'First day back',
    untilHint: 'The absence begins now and ends by itself on that day.',
    cover: 'Covered by',
    noOne: 'The team: replies become unassigned',
    consequences: [
      'Requests that wait for a reply now, and new replies, are assigned to this colleague. The timeline says so.',
      'Notifications go to this colleague. There is no daily email until the first day back.',
      'No demo can be booked with the absent host on those days.',
    ],
    save: 'Save',
    cancel: 'Cancel',
  },
  saved: (member: string, day: string, submissions: number) =>
    `${member} is away until ${day}.${submissions > 0 ? ` ${submissions} ${submissions === 1 ? 'submission was' : 'submissions were'} handed over.` : ''}`,
  affected: 'Booked in this time. Open each to move it or to choose another host:',
  close: 'Close',
};

export const absenceMessages = {
  until: (days: number) => `Choose a future date within the next ${days} days.`,
  noCover: 'Nothing was changed. Choose another colleague who is not away.',
  ownOnly: 'Only the person or an administrator can set an absence.',
};
