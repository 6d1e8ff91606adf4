import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { Navigation, NavSectionTabs } from '#web/admin/navigation.tsx';
import { RolesContext } from '#web/admin/roles.ts';
import { mockAdminApi, renderAdmin } from './support.tsx';

function open(address: string, roles: Role[] = ['admin']) {
  mockAdminApi({
    'GET /api/admin/stats': { submissions: { waiting: 4 } },
    'GET /api/admin/today': { unanswered: 3, applications: 100, outcomes: 0 },
    'GET /api/admin/mail-state': { refusal: null, failed: 2, deadLetters: 0 },
  });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  renderAdmin(
    <RolesContext value={roles}>
      <Navigation />
      <NavSectionTabs />
    </RolesContext>,
    address,
  );
  return scrolled;
}

test('seven sections show what waits, and the current one is opened and scrolled to', async () => {
  const scrolled = open('/admin/inbox/chats/session_1');
  const sections = within(screen.getByRole('navigation', { name: admin.navigation }));
  expect(await sections.findByRole('link', { name: 'Inbox 7 waiting' })).toBeTruthy();
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Inbox7 waiting',
    'Applications99+ waiting',
    'Bookings',
    'Newsletter',
    'Insights',
    'Settings2 emails failed',
  ]);
  expect(sections.getByRole('link', { current: true }).textContent).toContain('Inbox');
  const views = within(screen.getByRole('navigation', { name: admin.viewsOf('Inbox') }));
  expect(views.getByRole('link', { current: 'page' }).textContent).toBe(admin.views.chats);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each<[Role, string[]]>([
  ['sales', []],
  ['recruiting', ['Insights', 'Settings']],
])('the bar of a phone has five sections of %s, or four and a menu of the others', (role, inMenu) => {
  open('/admin', [role]);
  const items = within(screen.getByRole('navigation', { name: admin.navigation })).getAllByRole('listitem');
  const hidden = items.filter(({ className }) => className.split(' ').includes('thumb:hidden'));
  expect(hidden.map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual(inMenu);
  expect(screen.queryAllByRole('button', { name: admin.moreSections })).toHaveLength(Math.min(1, inMenu.length));
});

test('a section of one view has no second navigation', () => {
  open('/admin');
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Today');
});

test('the settings show their groups, and the pages of the current one', () => {
  open('/admin/settings/blocked');
  const groups = within(screen.getByRole('navigation', { name: admin.viewsOf('Settings') }));
  expect(groups.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'You',
    'Team',
    'Replies and booking',
    'Email',
    'Site and data',
  ]);
  expect(groups.getByRole('link', { current: true }).textContent).toBe('Email');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Email' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Email log', 'Blocked addresses']);
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Blocked addresses');
});

test('a role sees only the groups with a page for it', () => {
  open('/admin/settings/profile', ['marketing']);
  const groups = within(screen.getByRole('navigation', { name: admin.viewsOf('Settings') }));
  expect(groups.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'You',
    'Email',
    'Site and data',
  ]);
});
