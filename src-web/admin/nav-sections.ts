import { adminPaths as paths } from '#shared/admin/paths.ts';
import { formRoles, type Role } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { people } from '#shared/staff-texts/staff.ts';
import type { IconName } from '../ui/icon.tsx';
import { useMay } from './roles.ts';

const { navSections: names, views: titles } = admin;

interface View {
  to: string;
  label: string;
  /** The roles of which one is needed; without them any will do. */
  needs?: readonly Role[];
}

export type NavSectionName = keyof typeof names;

export interface NavSection {
  name: NavSectionName;
  icon: IconName;
  /** The beginning of all its addresses. */
  path: string;
  /** A link to the section leads to the first. */
  views: [View, ...View[]];
}

const sections: NavSection[] = [
  { name: 'today', icon: 'spark', path: paths.today, views: [{ to: paths.today, label: titles.dashboard }] },
  {
    name: 'inbox',
    icon: 'chat',
    path: paths.inbox,
    views: [
      { to: paths.inbox, label: titles.submissions, needs: formRoles },
      { to: paths.chats, label: titles.chats, needs: ['sales'] },
    ],
  },
  {
    name: 'applications',
    icon: 'identity',
    path: paths.applications,
    views: [
      { to: paths.applications, label: titles.applications, needs: ['recruiting'] },
      { to: paths.positions, label: titles.positions, needs: ['recruiting'] },
    ],
  },
  {
    name: 'bookings',
    icon: 'calendar',
    path: paths.bookings,
    views: [
      { to: paths.bookings, label: titles.bookings, needs: formRoles },
      { to: paths.hours, label: titles.demoHours, needs: ['sales'] },
    ],
  },
  {
    name: 'newsletter',
    icon: 'book',
    path: paths.newsletter,
    views: [
      { to: paths.newsletter, label: titles.newsletters, needs: ['marketing'] },
      { to: paths.posts, label: news.title, needs: ['marketing'] },
      { to: paths.subscribers, label: titles.subscribers, needs: ['marketing'] },
    ],
  },
  {
    name: 'insights',
    icon: 'market',
    path: paths.insights,
    views: [
      { to: paths.insights, label: titles.analytics, needs: ['marketing'] },
      { to: paths.activity, label: titles.activity },
      { to: paths.campaigns, label: titles.campaigns, needs: ['marketing'] },
      { to: paths.questions, label: titles.questions, needs: ['sales'] },
    ],
  },
  {
    name: 'settings',
    icon: 'lock',
    path: paths.settings,
    views: [
      { to: paths.mail, label: titles.mail },
      { to: paths.blocked, label: titles.suppressions, needs: ['admin'] },
      { to: paths.privacy, label: titles.privacy, needs: ['admin'] },
      { to: paths.templates, label: titles.templates, needs: formRoles },
      { to: paths.deck, label: titles.deck, needs: ['admin'] },
      { to: paths.webhooks, label: titles.webhooks, needs: ['admin'] },
      { to: paths.staff, label: people.title, needs: ['admin'] },
      { to: paths.audit, label: titles.audit, needs: ['admin'] },
      { to: paths.profile, label: titles.profile },
      { to: paths.notices, label: titles.notices },
      { to: paths.status, label: titles.status },
    ],
  },
];

/** The sections and views that the roles of the person signed in allow. */
export function useNavSections(): NavSection[] {
  const may = useMay();
  return sections.flatMap(({ views, ...section }) => {
    const [first, ...others] = views.filter(({ needs }) => !needs || may(...needs));
    return first ? [{ ...section, views: [first, ...others] as NavSection['views'] }] : [];
  });
}

export function navSectionOf(sections: NavSection[], pathname: string): NavSection | undefined {
  return sections.find(({ name, path }) => (name === 'today' ? pathname === path : isBelow(pathname, path)));
}

/** `/admin/inbox/chats/1` belongs to the chats, not to the submissions. */
export function viewOf({ views }: NavSection, pathname: string): View | undefined {
  return views.filter(({ to }) => isBelow(pathname, to)).sort((a, b) => b.to.length - a.to.length)[0];
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
