import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import { myOpenSubmissionsPath } from '#shared/paths.ts';
import { formRoles } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { list } from '#shared/staff-texts/list.ts';
import { isForShortcuts } from './components/shortcuts.ts';
import { useNavSections } from './nav-sections.ts';
import { useMay } from './roles.ts';

interface GoToKey {
  key: string;
  to: string;
  label: string;
}

const { navSections, views } = admin;

const keys: GoToKey[] = [
  { key: 't', to: paths.today, label: navSections.today },
  { key: 'i', to: paths.inbox, label: navSections.inbox },
  { key: 'm', to: myOpenSubmissionsPath, label: list.views.mine },
  { key: 'c', to: paths.chats, label: views.chats },
  { key: 'a', to: paths.applications, label: navSections.applications },
  { key: 'b', to: paths.bookings, label: navSections.bookings },
  { key: 'n', to: paths.newsletter, label: navSections.newsletter },
  { key: 'v', to: paths.insights, label: navSections.insights },
  { key: 'e', to: paths.mail, label: views.mail },
  { key: 's', to: paths.settings, label: navSections.settings },
];

/** Those that lead to pages which the roles allow. */
export function useGoToKeys(): GoToKey[] {
  const may = useMay();
  const allowed = new Set(useNavSections().flatMap((section) => section.views.map(({ to }) => to)));
  return keys.filter(({ to }) => (to === myOpenSubmissionsPath ? may(...formRoles) : allowed.has(to)));
}

const prefix = 'g';
const addContact = 'c';
const maxPauseMs = 1500;

/**
 * `g` and a letter go to a page; the letter is then no shortcut of the page that is open. `c` adds a contact.
 */
export function useGlobalKeys(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const may = useMay();
  const allowed = useGoToKeys();
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isForShortcuts(event) || event.key.length > 1) return;
    const isSecond = event.timeStamp - pressed.current < maxPauseMs;
    if (!isSecond && event.key === addContact && may(...formRoles)) {
      const params = new URLSearchParams(pathname === paths.inbox ? search : '');
      params.set('lead', 'new');
      event.preventDefault();
      navigate(`${paths.inbox}?${params}`);
    }
    if (!isSecond && event.key !== prefix) return;
    pressed.current = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
    event.preventDefault();
    const found = isSecond && allowed.find(({ key }) => key === event.key);
    if (found) navigate(found.to);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // These keys come before the shortcuts of pages, which then leave the event alone.
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
