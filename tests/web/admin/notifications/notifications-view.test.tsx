import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { NotificationAddress } from '#shared/contracts/staff.ts';
import { notificationChoices as texts } from '#shared/staff-texts/notifications.ts';
import { NotificationsView } from '#web/admin/notifications/notifications-view.tsx';
import { problem } from '../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const nothing = { demo: 'nothing', partnership: 'nothing', career: 'nothing', other: 'nothing' } as const;
const items: NotificationAddress[] = [
  { address: 'amal@rihla.example', kind: 'me', choices: nothing },
  { address: 'sales@rihla.example', kind: 'shared', choices: { ...nothing, demo: 'mail' } },
  { address: 'omar@rihla.example', kind: 'member', choices: { ...nothing, demo: 'mail', career: 'digest' } },
  { address: 'quiet@rihla.example', kind: 'member', choices: nothing },
];

function show(replies: Parameters<typeof mockAdminApi>[0] = {}) {
  const api = mockAdminApi({
    'GET /api/admin/notices': { items },
    'GET /api/admin/me': { email: 'amal@rihla.example', digest: true, summary: false },
    'PUT /api/admin/notices/amal%40rihla.example': { item: items[0]! },
    'PUT /api/admin/notices/omar%40rihla.example': { item: items[2]! },
    ...replies,
  });
  return { ...api, user: renderAdmin(<NotificationsView />) };
}

test('each address has its choices by kind of form, and a choice is saved right away', async () => {
  const { user, changes } = show();
  const mine = await screen.findByRole('group', { name: 'amal@rihla.example' });
  await user.selectOptions(within(mine).getByLabelText(texts.types.demo), texts.modes.digest);
  await expect.poll(() => changes).toMatchObject([{ body: { demo: 'digest' } }]);
  expect(await screen.findByText(texts.saved('amal@rihla.example'))).toBeTruthy();
  const shared = screen.getByRole('group', { name: 'sales@rihla.example' });
  expect(within(shared).getByLabelText<HTMLSelectElement>(texts.types.demo).value).toBe('mail');
});

test('one press stops a former colleague, and an address without mail is not listed', async () => {
  const { user, changes } = show();
  expect(await screen.findByText('Demo requests: email right away')).toBeTruthy();
  expect(screen.queryByText('quiet@rihla.example')).toBeNull();
  await user.click(screen.getByRole('button', { name: texts.stopOf('omar@rihla.example') }));
  await expect.poll(() => changes).toMatchObject([{ body: nothing }]);
});

test('a choice that could not be saved says so', async () => {
  const { user } = show({ 'PUT /api/admin/notices/amal%40rihla.example': () => problem(503, 'unavailable') });
  const mine = await screen.findByRole('group', { name: 'amal@rihla.example' });
  await user.selectOptions(within(mine).getByLabelText(texts.types.demo), texts.modes.mail);
  expect(await screen.findByText('detail of unavailable')).toBeTruthy();
  await expect.poll(() => within(mine).getByLabelText<HTMLSelectElement>(texts.types.demo).value).toBe('nothing');
});
