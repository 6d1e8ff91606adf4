import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { RolesContext } from '#web/admin/roles.ts';
import { SettingsView } from '#web/admin/settings-view.tsx';
import { mockAdminApi, renderAdmin } from './support.tsx';

function open(roles: Role[], failed = 0) {
  mockAdminApi({ 'GET /api/admin/mail-state': { refusal: null, failed, deadLetters: 0 } });
  renderAdmin(
    <RolesContext value={roles}>
      <SettingsView />
    </RolesContext>,
    '/admin/settings',
  );
}

const groups = () =>
  screen.getAllByRole('region').map((region) => [
    within(region).getByRole('heading').textContent,
    ...within(region)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ]);

test('the overview lists the pages of an administrator in five groups', () => {
  open(['admin']);
  expect(groups()).toEqual([
    ['You', 'Your profile', 'Notifications'],
    ['Team', 'People', 'Audit log'],
    ['Replies and booking', 'Templates', 'Hosts and hours'],
    ['Email', 'Email log', 'Blocked addresses'],
    ['Site and data', 'Privacy', 'Investment deck', 'Webhooks', 'Status'],
  ]);
});

test('the overview lists only the pages that the role allows', () => {
  open(['recruiting']);
  expect(groups()).toEqual([
    ['You', 'Your profile', 'Notifications'],
    ['Replies and booking', 'Templates'],
    ['Email', 'Email log'],
    ['Site and data', 'Status'],
  ]);
});

test('the count of failed emails leads to their list', async () => {
  open(['admin'], 3);
  const link = await screen.findByRole('link', { name: '3 failed' });
  expect(link.getAttribute('href')).toBe('/admin/settings/mail?status=failed');
});
