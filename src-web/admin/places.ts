import { adminPaths as paths } from '../../src-shared/admin-paths.ts';
import { admin } from '../../src-shared/content/en/admin.ts';
import type { IconName } from '../ui/icon.tsx';

const { places: names, views: titles } = admin;

export interface View {
  to: string;
  label: string;
}

export type PlaceName = keyof typeof names;

export interface Place {
  name: PlaceName;
  icon: IconName;
  /** All addresses of the place begin with it. */
  path: string;
  /** The first opens with the place. */
  views: [View, ...View[]];
}

export const places: Place[] = [
  { name: 'today', icon: 'spark', path: paths.today, views: [{ to: paths.today, label: titles.dashboard }] },
  {
    name: 'inbox',
    icon: 'chat',
    path: paths.inbox,
    views: [
      { to: paths.inbox, label: titles.submissions },
      { to: paths.chats, label: titles.chats },
    ],
  },
  {
    name: 'applications',
    icon: 'identity',
    path: paths.applications,
    views: [
      { to: paths.applications, label: titles.applications },
      { to: paths.positions, label: titles.positions },
    ],
  },
  {
    name: 'bookings',
    icon: 'calendar',
    path: paths.bookings,
    views: [
      { to: paths.bookings, label: titles.bookings },
      { to: paths.hours, label: titles.demoHours },
    ],
  },
  {
    name: 'newsletter',
    icon: 'book',
    path: paths.newsletter,
    views: [
      { to: paths.newsletter, label: titles.newsletters },
      { to: paths.readers, label: titles.subscribers },
    ],
  },
  {
    name: 'insights',
    icon: 'market',
    path: paths.insights,
    views: [
      { to: paths.insights, label: titles.analytics },
      { to: paths.campaigns, label: titles.campaigns },
      { to: paths.questions, label: titles.questions },
    ],
  },
  {
    name: 'settings',
    icon: 'lock',
    path: paths.settings,
    views: [
      { to: paths.mail, label: titles.mail },
      { to: paths.blocked, label: titles.suppressions },
      { to: paths.privacy, label: titles.privacy },
      { to: paths.templates, label: titles.templates },
      { to: paths.webhooks, label: titles.webhooks },
      { to: paths.audit, label: titles.audit },
      { to: paths.profile, label: titles.profile },
      { to: paths.notices, label: titles.notices },
      { to: paths.status, label: titles.status },
    ],
  },
];

export function placeOf(pathname: string): Place | undefined {
  return places.find(({ name, path }) => (name === 'today' ? pathname === path : isBelow(pathname, path)));
}

/** `/admin/inbox/chats/1` belongs to the chats, not to the submissions. */
export function viewOf({ views }: Place, pathname: string): View | undefined {
  return views.filter(({ to }) => isBelow(pathname, to)).sort((a, b) => b.to.length - a.to.length)[0];
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
