import { adminPaths as paths } from '../admin/paths.ts';
import { hasRole, type Role } from '../roles.ts';

interface FirstStep {
  name: 'name' | 'signature' | 'calendar' | 'notifications';
  to: string;
  title: string;
  text: string;
}

const name: FirstStep = {
  name: 'name',
  to: paths.profile,
  title: 'Enter your name',
  text: 'Colleagues see your full name, visitors your first name.',
};

const signature: FirstStep = {
  name: 'signature',
  to: `${paths.profile}#signature`,
  title: 'Write your signature',
  text: 'Your replies end with it.',
};

const calendar: FirstStep = {
  name: 'calendar',
  to: paths.hours,
  title: 'Connect your calendar',
  text: 'Visitors can’t book a time when you are busy.',
};

/** Only sales may change hosts. */
const interviews: FirstStep = {
  ...calendar,
  to: paths.bookings,
  title: 'Open the calendar',
  text: 'It shows all interviews, with their hosts and video links.',
};

const notifications: FirstStep = {
  name: 'notifications',
  to: paths.notifications,
  title: 'Choose your notifications',
  text: 'For each kind of request, get an email right away, a daily email, or none.',
};

export const firstStepTexts = {
  title: (count: number) => `${count === 3 ? 'Three' : 'Four'} first steps`,
  done: '(done)',
  hide: 'Hide',
};

/** The steps of a new staff member, in this order. */
export function firstSteps(roles: readonly Role[]): FirstStep[] {
  const own = hasRole(roles, 'sales') ? [calendar] : hasRole(roles, 'recruiting') ? [interviews] : [];
  return [name, signature, ...own, notifications];
}
