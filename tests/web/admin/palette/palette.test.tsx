import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { Palette } from '#web/admin/palette/palette.tsx';
import { mockAdminApi, renderAdmin } from '../bookings/support.tsx';
import { staffSubmission } from '../inbox/submission-detail.ts';

const { palette: texts } = admin;
const address = () => screen.getByLabelText('Address').textContent;

function open() {
  const api = mockAdminApi({
    'GET /api/admin/submissions': { items: [staffSubmission('Layla')], nextCursor: null },
    'GET /api/admin/subscribers': { items: [], nextCursor: null },
  });
  return { api, user: renderAdmin(<Palette />) };
}

test('Ctrl K goes anywhere by the keyboard', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}blocked');
  const input = screen.getByRole('combobox', { name: texts.label });
  const option = screen.getByRole('option', { name: 'Settings: Blocked addresses' });
  expect(input.getAttribute('aria-activedescendant')).toBe(option.id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/settings/blocked');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a whole name leads to its view, not to a longer name', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}newsletter: news{Enter}');
  expect(address()).toBe('/admin/newsletter/news');
});

test('it finds a record by what is typed, above places and actions', async () => {
  const { api, user } = open();
  await user.keyboard('{Meta>}k{/Meta}layla');
  const records = await screen.findByRole('group', { name: texts.groups.records });
  expect(
    within(records)
      .getByRole('option', { name: /^Layla Haddad/ })
      .getAttribute('aria-selected'),
  ).toBe('true');
  expect(api.reads.find(({ endpoint }) => endpoint.endsWith('/submissions'))?.search).toBe('?q=layla&limit=6');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/inbox/Layla');
});

test('arrow keys move through actions, and nothing found says so', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: new RegExp(texts.open) }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(texts.actions.book);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/bookings');
  await user.keyboard('{Control>}k{/Control}q');
  await user.keyboard('#');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText(texts.nothing)).toBeTruthy();
});
