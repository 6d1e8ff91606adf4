import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { roleNames, people as texts } from '#shared/staff-texts/staff.ts';
import { StaffView } from '#web/admin/staff/staff-view.tsx';
import { problem } from '../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const amal: StaffMember = { email: 'amal@rihla.example', name: 'أمل حداد', roles: ['admin'], away: null };
const omar: StaffMember = { email: 'omar@rihla.example', name: '', roles: ['sales'], away: null };

function show(items: StaffMember[], replies: Parameters<typeof mockAdminApi>[0] = {}) {
  const api = mockAdminApi({
    'GET /api/admin/me': { email: 'Amal@rihla.example' },
    'GET /api/admin/staff': { items },
    ...replies,
  });
  return { ...api, user: renderAdmin(<StaffView />) };
}

const box = async (member: StaffMember, role: keyof typeof roleNames) => {
  const group = await screen.findByRole('group', { name: texts.rolesOf(member.name || member.email) });
  return within(group).getByLabelText<HTMLInputElement>(roleNames[role]);
};

test('each member has a box for each role, which is saved right away', async () => {
  const { user, changes } = show([amal, omar], { 'PUT /api/admin/staff/omar%40rihla.example': { item: omar } });
  expect((await box(omar, 'sales')).checked).toBe(true);
  expect(screen.queryByText(texts.open)).toBeNull();
  await user.click(await box(omar, 'recruiting'));
  await expect.poll(() => changes).toMatchObject([{ body: { roles: ['sales', 'recruiting'] } }]);
  expect(await screen.findByText(texts.saved(omar.email))).toBeTruthy();
});

test('giving up administration needs a confirmation, and the last admin stays', async () => {
  const { user, changes } = show([amal, omar], {
    'PUT /api/admin/staff/amal%40rihla.example': () => problem(409, 'last_admin'),
  });
  await user.click(await box(amal, 'admin'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.leave.cancel }));
  expect(changes).toEqual([]);
  await user.click(await box(amal, 'admin'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.leave.confirm }));
  expect(await screen.findByText('detail of last_admin')).toBeTruthy();
  await expect.poll(async () => (await box(amal, 'admin')).checked).toBe(true);
});

test('everyone may do everything until a person is added by address', async () => {
  const { user, changes } = show(
    [
      { ...amal, roles: [] },
      { ...omar, roles: [] },
    ],
    { 'PUT /api/admin/staff/zayd%40rihla.example': { item: { email: 'zayd@rihla.example', name: 'Zayd', roles: [] } } },
  );
  expect(await screen.findByText(texts.open)).toBeTruthy();
  const address = screen.getByLabelText(texts.add.email);
  await user.type(address, 'OMAR@rihla.example');
  await user.click(screen.getByRole('button', { name: texts.add.save }));
  expect(await screen.findByText(texts.add.known)).toBeTruthy();
  await user.clear(address);
  await user.type(address, 'Zayd@rihla.example');
  await user.type(screen.getByLabelText(texts.add.name), 'Zayd');
  await user.click(within(screen.getByRole('group', { name: texts.add.roles })).getByLabelText(roleNames.recruiting));
  await user.click(screen.getByRole('button', { name: texts.add.save }));
  await expect.poll(() => changes).toMatchObject([{ body: { name: 'Zayd', roles: ['recruiting'] } }]);
  expect(await screen.findByText(texts.add.saved('Zayd'))).toBeTruthy();
});

test('a removal counts what the person has, and proposes a successor with the role', async () => {
  const yara: StaffMember = { email: 'yara@rihla.example', name: 'Yara Saleh', roles: ['sales'], away: null };
  const { user, changes } = show([amal, omar, yara], {
    'GET /api/admin/staff/omar%40rihla.example': { submissions: 25, bookings: 6, hosts: ['Omar'], webhooks: [] },
    'DELETE /api/admin/staff/omar%40rihla.example': { submissions: 25, bookings: 6 },
  });
  await user.click(await screen.findByRole('button', { name: texts.removeOf(omar.email) }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove omar@rihla.example?' }));
  expect(await dialog.findByText('Open submissions: 25. Bookings to come: 6.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => changes).toMatchObject([{ body: { successor: 'yara@rihla.example' } }]);
  expect(await screen.findByText(/25 submissions and 6 bookings were handed over/)).toBeTruthy();
});

test('a service token without a role has no access, also while everyone else has', async () => {
  show([
    { ...omar, roles: [] },
    { email: 'service:0a1b.access', name: '', roles: [], away: null },
  ]);
  expect(await screen.findAllByText(texts.noRoleOpen)).toHaveLength(1);
  expect(screen.getAllByText(texts.noRole)).toHaveLength(1);
});
