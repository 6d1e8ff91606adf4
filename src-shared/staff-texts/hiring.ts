import { isolated } from '../content/isolated.ts';

export const hiring = {
  title: 'Recommendations',
  own: 'Your recommendation',
  why: 'Why (optional)',
  whyHint: 'Colleagues see it with your name. The applicant doesn’t.',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  delete: 'Delete',
  saved: 'Recommendation saved.',
  deleted: 'Recommendation deleted.',
  failed: 'We couldn’t delete the recommendation. Please try again.',
  verdicts: { strong_yes: 'Strong yes', yes: 'Yes', no: 'No', strong_no: 'Strong no' },
  sum: 'Recommendations:',
  counted: (count: number, verdict: string) => `${count}\u00a0${verdict.toLowerCase().replace(' ', '\u00a0')}`,
  reason: 'Reason',
  noReason: 'Not stated',
  details: 'Details (optional)',
  reasonHint: 'Only staff see the reason and the details. The email doesn’t contain them.',
  reasons: {
    skills: 'Skills don’t fit',
    experience: 'Too little experience',
    pay: 'Pay expectations',
    location: 'Location or visa',
    filled: 'Position filled',
    withdrew: 'Applicant withdrew',
    no_reply: 'No reply from the applicant',
    other: 'Another reason',
  },
  reasonWith: (reason: string, details: string) => `${reason}: ${isolated(details)}`,
  decline: {
    title: (name: string) => `Decline ${isolated(name)}?`,
    text: 'This sends no email. To write to an applicant, reply in the application.',
    confirm: 'Decline',
  },
} as const;

export const hiringFigures = {
  lead: (from: string, to: string) =>
    `Applications that arrived ${from} – ${to}, as they are now. Spam and deleted ones are not counted. Days end at midnight in Dubai.`,
  cut: (count: string) =>
    `Only the newest ${count} applications are counted. Choose a shorter period to see earlier ones.`,
  empty: 'No applications arrived in this period. Choose a longer one.',
  columns: { all: 'All', open: 'Open', hired: 'Hired', notHired: 'Not hired', median: 'Median time' },
  positions: { title: 'By position', name: 'Position' },
  sources: { title: 'By source', name: 'Source' },
  stages: { title: 'By stage', name: 'Stage' },
  timeNote: 'The median time is that of applications that have left the stage.',
  withdrawn: 'Withdrawn by the applicant',
  noTime: '–',
  declines: { title: 'Reasons of declines', name: 'Reason' },
  reviewers: { title: 'Recommendations', name: 'Colleague' },
} as const;

export const keeping = {
  title: 'Keep for later',
  open: 'Keep for later…',
  text: 'The applicant gets one email in their language that asks for consent. Nothing changes until they agree; then the application is kept until the day you choose.',
  label: 'Keep until',
  until: (months: number, day: string) => `${months} months: ${day}`,
  save: 'Send the email',
  cancel: 'Cancel',
  sent: 'The applicant is asked by email.',
  asked: (day: string, at: string) =>
    `Asked to keep it until ${day} (email of ${at}). Without consent, nothing changes.`,
  agreed: (day: string, at: string) => `Kept until ${day}. The applicant agreed on ${at} and can withdraw the consent.`,
  list: 'Kept for later',
  onCard: (day: string) => `Kept until ${day}`,
  keptUntil: (day: string) => `kept until ${day}`,
  empty: 'No applicant has agreed to be kept for later. Ask with “Keep for later…” in an application.',
  timeline: {
    asked: (day: string) => `Asked whether to keep the application until ${day}`,
    agreed: (day: string) => `The applicant agreed: kept until ${day}`,
    withdrawn: 'The applicant withdrew the consent to be kept for later',
  },
} as const;
