import { commitments } from './commitments.ts';
import { jobs } from './jobs.ts';
import { positions as closed } from './positions.ts';

export const openPositions = {
  about: 'Positions',
  title: 'Open positions',
  lead: `HR replies ${commitments.applicationReply} if your application is selected.`,
  jobs,
  types: { 'Full-time': 'Full-time', Internship: 'Internship' },
  /** `range` looks like `2-5`. */
  years: (range: string) => `${range} years`,
  details: 'View and apply',
  detailsOf: (title: string) => `View and apply: ${title}`,
  responsibilities: 'What you will do',
  requirements: 'What you bring',
  niceToHave: 'Nice to have',
  apply: 'Apply for this position',
  close: 'Close',
  closed,
};
export type OpenPositions = typeof openPositions;
