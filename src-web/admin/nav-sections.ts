import { adminPaths as paths } from '#shared/admin/paths.ts';
import { formRoles, type Role } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { type SettingsGroup, settings } from '#shared/staff-texts/settings.ts';
import { people } from '#shared/staff-texts/staff.ts';
import type { IconName } from '../ui/icon.tsx';
import { useMay } from './roles.ts';

const { navSections: names, views: titles } = admin;
const { lines } = settings;

export interface View {
  to: string;
  label: string;
  /** The roles of which one is needed; without them any will do. */
  needs?: readonly Role[];
  /** Only settings have a group, and a line about them in the overview. */
  group?: SettingsGroup;
  line?: string;
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
      { to: paths.hiring, label: titles.hiring, needs: ['recruiting'] },
      { to: paths.questions, label: titles.questions, needs: ['sales'] },
    ],
  },
  {
    name: 'settings',
    icon: 'lock',
    path: paths.settings,
    views: [
      { to: paths.settings, label: settings.overview },
      { to: paths.profile, label: titles.profile, group: 'you', line: lines.profile },
      { to: paths.notifications, label: titles.notifications, group: 'you', line: lines.notifications },
      { to: paths.staff, label: people.title, needs: ['admin'], group: 'team', line: lines.staff },
      { to: paths.audit, label: titles.audit, needs: ['admin'], group: 'team', line: lines.audit },
      { to: paths.templates, label: titles.templates, needs: formRoles, group: 'booking', line: lines.templates },
      { to: paths.hours, label: titles.demoHours, needs: ['sales'], group: 'booking', line: lines.demoHours },
      { to: paths.mail, label: titles.mail, group: 'email', line: lines.mail },
      { to: paths.blocked, label: titles.suppressions, needs: ['admin'], group: 'email', line: lines.suppressions },
      { to: paths.privacy, label: titles.privacy, needs: ['admin'], group: 'site', line: lines.privacy },
      { to: paths.deck, label: titles.deck, needs: ['admin'], group: 'site', line: lines.deck },
      { to: paths.webhooks, label: titles.webhooks, needs: ['admin'], group: 'site', line: lines.webhooks },
      { to: paths.status, label: titles.status, group: 'site', line: lines.status },
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

/** The roles of which the view at this address needs one, unless the person signed in has it. */
export function useMissingRoles(pathname: string): readonly Role[] | undefined {
  const may = useMay();
  const section = navSectionOf(sections, pathname);
  const needs = section && viewOf(section, pathname)?.needs;
  return needs && !may(...needs) ? needs : undefined;
}

export function sectionNameAt(pathname: string): NavSectionName | undefined {
  return navSectionOf(sections, pathname)?.name;
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

export interface ViewGroup {
  name: SettingsGroup;
  views: [View, ...View[]];
}

/** None for a section without groups. */
export function groupsOf({ views }: NavSection): ViewGroup[] {
  return (Object.keys(settings.groups) as SettingsGroup[]).flatMap((name) => {
    const [first, ...others] = views.filter(({ group }) => group === name);
    return first ? [{ name, views: [first, ...others] as ViewGroup['views'] }] : [];
  });
}
