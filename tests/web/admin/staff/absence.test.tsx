import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { labelOfMember } from '#web/admin/components/staff-names.ts';
import { Absence } from '#web/admin/staff/absence.tsx';
import { bookingAt, mockAdminApi, renderAdmin } from '../support.tsx';

const sara: StaffMember = { email: 'sara@rihla.example', name: 'Sara Nasser', roles: ['sales'], away: null };
const yara: StaffMember = { email: 'yara@rihla.example', name: 'Yara Saleh', roles: ['sales'], away: null };
const rami: StaffMember = { email: 'rami@rihla.example', name: 'Rami', roles: ['recruiting'], away: null };
const away = { until: '2026-12-12', cover: yara.email };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T08:00:00Z') });
});

function show(member: StaffMember, affected: object[] = []) {
  const api = mockAdminApi({
    'GET /api/admin/me': { email: sara.email },
    'GET /api/admin/staff': { items: [member, rami, yara] },
    'PUT /api/admin/staff/sara%40rihla.example/away': { item: { ...sara, away }, submissions: 2, affected },
    'DELETE /api/admin/staff/sara%40rihla.example/away': { item: sara },
  });
  return { ...api, user: renderAdmin(<Absence member={member} />) };
}

test('an absence has a day and a colleague with the role, and lists what to move', async () => {
  const { user, changes } = show(sara, [bookingAt('2026-12-02T10:00:00.000Z')]);
  const set = await screen.findByRole('button', { name: 'Set absence…' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(set);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your absence' }));
  const cover = await dialog.findByLabelText<HTMLSelectElement>('Covered by');
  expect([...cover.options].map(({ text }) => text)).toEqual(['Yara Saleh', 'The team: replies become unassigned']);
  const day = dialog.getByLabelText('First day back');
  await user.clear(day);
  await user.type(day, '2026-12-12');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Sara Nasser is away until 12 December. 2 submissions were handed over.'),
  ).toBeTruthy();
  expect(changes[0]!.body).toEqual(away);
  expect((await screen.findByRole('link', { name: /Layla Haddad/ })).getAttribute('href')).toBe('/admin/bookings/b1');
});

test('a present absence names its day and its cover, and ends in one press', async () => {
  const { user, changes } = show({ ...sara, away });
  expect(await screen.findByText('Away until 12 December')).toBeTruthy();
  expect(await screen.findByText(/Yara Saleh.* covers/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back at work' }));
  expect(await screen.findByText('Sara Nasser is no longer away.')).toBeTruthy();
  expect(changes).toHaveLength(1);
});

test('a choice of colleagues says who is away, and until when', () => {
  expect(labelOfMember({ ...sara, away })).toBe('Sara Nasser (away until 12 December)');
  expect(labelOfMember({ ...sara, name: '' })).toBe('sara@rihla.example');
});
