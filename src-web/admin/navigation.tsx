import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { admin } from '#shared/staff-texts/admin.ts';
import { settings } from '#shared/staff-texts/settings.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useDesk } from './chat/desk-store.ts';
import { TabLink } from './components/page.tsx';
import { formatCount } from './format.ts';
import {
  groupsOf,
  type NavSection,
  type NavSectionName,
  navSectionOf,
  useNavSections,
  viewOf,
} from './nav-sections.ts';
import { mailStateQuery, statsQuery, todayQuery } from './queries.ts';

/** The bar of a phone shows this many sections; the others are in its menu. */
const maxInBar = 4;

/** On a phone it is a bar at the lower edge, within reach of the thumb. */
export function Navigation() {
  const { pathname } = useLocation();
  const sections = useNavSections();
  const list = useCurrentInView<HTMLUListElement>(pathname, sections.length);
  const current = navSectionOf(sections, pathname);
  const inMenu = sections.length > maxInBar + 1 ? sections.slice(maxInBar) : [];
  return (
    <nav
      aria-label={admin.navigation}
      className="overflow-x-auto px-0.5 lg:flex-1 lg:px-0 thumb:fixed thumb:inset-x-0 thumb:bottom-0 thumb:z-30 thumb:overflow-visible thumb:border-t thumb:border-night-line thumb:bg-night thumb:pb-[env(safe-area-inset-bottom)]"
    >
      <ul ref={list} className="flex gap-0.25 py-0.25 lg:flex-col">
        {sections.map((section) => (
          <li key={section.name} className={classNames('grow lg:grow-0', inMenu.includes(section) && 'thumb:hidden')}>
            <SectionLink section={section} isCurrent={section === current} />
          </li>
        ))}
        {inMenu.length > 0 && <MoreSections sections={inMenu} current={current} />}
      </ul>
    </nav>
  );
}

const itemClass =
  'relative flex min-h-5.5 items-center gap-1 rounded-sm px-1.25 text-sm font-medium whitespace-nowrap -outline-offset-3 rail:flex-col rail:gap-0 rail:px-0.25 rail:py-0.5 rail:text-xs';
const inBarClass =
  'thumb:min-h-7 thumb:min-w-5.5 thumb:flex-col thumb:justify-center thumb:gap-0 thumb:px-0.25 thumb:text-xs';

const toneOf = (isCurrent: boolean) =>
  isCurrent ? 'bg-night-raised text-amber-bright' : 'text-starlight-soft hover:bg-night-raised hover:text-starlight';

interface SectionLinkProps {
  section: NavSection;
  isCurrent: boolean;
  inMenu?: boolean;
  onClick?: () => void;
}

function SectionLink({ section: { name, icon, views }, isCurrent, inMenu, onClick }: SectionLinkProps) {
  const { pathname } = useLocation();
  const counts = useCounts();
  return (
    <Link
      to={views[0].to}
      onClick={onClick}
      aria-current={isCurrent ? (pathname === views[0].to ? 'page' : 'true') : undefined}
      className={classNames(itemClass, !inMenu && inBarClass, toneOf(isCurrent))}
    >
      <Icon name={icon} className="size-2.5" />
      {admin.navSections[name]}
      <Count name={name} count={counts[name] ?? 0} inMenu={inMenu} />
    </Link>
  );
}

function MoreSections({ sections, current }: { sections: NavSection[]; current: NavSection | undefined }) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const counts = useCounts();
  const failed = sections.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0);
  const isCurrent = current !== undefined && sections.includes(current);
  return (
    <li className="hidden grow thumb:block">
      <button
        type="button"
        popoverTarget={id}
        className={classNames(itemClass, inBarClass, 'w-full', toneOf(isCurrent))}
      >
        <Icon name="menu" className="size-2.5" />
        {admin.moreSections}
        <Count name="settings" count={failed} />
      </button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        className="inset-x-0 top-auto bottom-[calc(3.75rem+env(safe-area-inset-bottom))] m-0 w-full border-t border-night-line bg-night p-1"
      >
        {isOpen &&
          sections.map((section) => (
            <li key={section.name}>
              <SectionLink
                section={section}
                isCurrent={section === current}
                inMenu
                onClick={() => menu.current!.hidePopover()}
              />
            </li>
          ))}
      </ul>
    </li>
  );
}

function Count({ name, count, inMenu }: { name: NavSectionName; count: number; inMenu?: boolean | undefined }) {
  if (count === 0) return null;
  const isFailure = name === 'settings';
  return (
    <span
      className={classNames(
        'tabular rounded-full px-0.75 text-xs font-semibold lg:ms-auto',
        !inMenu && 'thumb:absolute thumb:start-1/2 thumb:top-0.25 thumb:ms-0.75 thumb:py-0.25 thumb:leading-none',
        'rail:absolute rail:start-1/2 rail:top-0.25 rail:ms-0.75 rail:py-0.25 rail:leading-none',
        isFailure ? 'bg-danger-wash text-danger' : 'bg-amber text-amber-ink',
      )}
    >
      {formatCount(count)}
      <span className="sr-only"> {isFailure ? admin.counts.failed : admin.counts.waiting}</span>
    </span>
  );
}

function useCounts(): Partial<Record<NavSectionName, number>> {
  const stats = useQuery(statsQuery).data;
  const today = useQuery(todayQuery).data;
  const failed = useQuery(mailStateQuery).data?.failed;
  const chats = useDesk().waiting.length;
  return {
    inbox: chats + (stats?.submissions?.waiting ?? 0) + (today?.unanswered ?? 0),
    applications: today?.applications ?? 0,
    bookings: today?.outcomes ?? 0,
    settings: failed ?? 0,
  };
}

/** The views of the current section, or its groups and the views of the current one. */
export function NavSectionTabs() {
  const { pathname } = useLocation();
  const section = navSectionOf(useNavSections(), pathname);
  if (!section || section.views.length === 1) return null;
  const current = viewOf(section, pathname);
  const groups = groupsOf(section);
  const group = groups.find(({ views }) => current && views.includes(current));
  const tabs: Tab[] = (groups.length === 0 ? section.views : [section.views[0]]).map((view) => ({
    ...view,
    current: view === current && 'page',
  }));
  for (const { name, views } of groups) {
    tabs.push({ to: views[0].to, label: settings.groups[name], current: name === group?.name && 'true' });
  }
  return (
    <>
      <Tabs label={admin.viewsOf(admin.navSections[section.name])} tabs={tabs} />
      {group && group.views.length > 1 && (
        <nav
          aria-label={settings.pagesOf(settings.groups[group.name])}
          className="-mt-1 mb-2 flex gap-0.5 overflow-x-auto"
        >
          {group.views.map((view) => (
            <TabLink key={view.to} to={view.to} isCurrent={view === current}>
              {view.label}
            </TabLink>
          ))}
        </nav>
      )}
    </>
  );
}

interface Tab {
  to: string;
  label: string;
  current: 'page' | 'true' | false;
}

function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const { pathname } = useLocation();
  const list = useCurrentInView<HTMLDivElement>(pathname, tabs.length);
  return (
    <nav aria-label={label} className="-mt-1 mb-2 border-b border-line">
      <div ref={list} className="flex gap-2 overflow-x-auto">
        {tabs.map(({ to, label, current }) => (
          <Link
            key={to}
            to={to}
            aria-current={current || undefined}
            className="inline-flex min-h-5.5 shrink-0 items-center border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
          >
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** `count`: of its links, which come with the roles. */
function useCurrentInView<List extends HTMLElement>(pathname: string, count = 0): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, count]);
  return list;
}
