import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { FirstSteps } from '#web/admin/dashboard/first-steps.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

function show(me: { name?: string; signature?: string; roles?: Role[] } = {}) {
  const { reads } = mockAdminApi({
    'GET /api/admin/me': { email: 'noura@rihla.example', name: '', signature: '', roles: ['sales'], ...me },
  });
  return { reads, user: renderAdmin(<FirstSteps />) };
}

test('a new colleague sees four steps, each a link to its place', async () => {
  show({ name: 'Noura' });
  await screen.findByRole('heading', { name: 'Four first steps' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const pages = ['settings/profile', 'settings/profile#signature', 'bookings/hours', 'settings/notices'];
  expect(links).toEqual(pages.map((page) => `/admin/${page}`));
  expect(screen.getAllByText('(done)')).toHaveLength(1);
});

test('hidden steps stay hidden in this browser', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(localStorage.getItem('first-steps')).toBe('hidden');
});

test('steps disappear with the name and the signature', async () => {
  const { reads } = show({ name: 'Noura', signature: 'Noura, Rihla AI' });
  await expect.poll(() => reads.length).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});
