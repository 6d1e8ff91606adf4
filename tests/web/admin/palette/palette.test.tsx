import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { Role } from '#shared/roles.ts';
import { list } from '#shared/staff-texts/list.ts';
import { palette as texts } from '#shared/staff-texts/palette.ts';
import { KeyboardHelp } from '#web/admin/components/keyboard.tsx';
import { Palette } from '#web/admin/palette/palette.tsx';
import { RolesContext } from '#web/admin/roles.ts';
import { staffSubmission } from '../inbox/submission-detail.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const address = () => screen.getByLabelText('Address').textContent;

/** With records, the search may answer while a test still types. */
function open(roles: Role[] = ['admin'], items: StaffSubmission[] = [], chats: object[] = []) {
  const api = mockAdminApi({
    'GET /api/admin/submissions': { items, nextCursor: null },
    'GET /api/admin/companies': { items: [{ key: 'gulf.example', name: 'Gulf Logistics', submissions: 3 }] },
    'GET /api/admin/subscribers': { items: [], nextCursor: null },
    'GET /api/admin/chats': { items: chats, nextCursor: null, hasWhatsapp: true },
  });
  const user = renderAdmin(
    <RolesContext value={roles}>
      <Palette />
      <KeyboardHelp />
    </RolesContext>,
  );
  return { api, user };
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

test('it finds a conversation on WhatsApp, for those who may read chats', async () => {
  const chat = { session_id: 's1', first_question: 'Hi', whatsapp: { name: 'Omar', phone: '+971501234567' } };
  const { api, user } = open(['sales'], [], [chat]);
  await user.keyboard('{Control>}k{/Control}050 123');
  const option = await screen.findByRole('option', { name: /^Omar\s*WhatsApp · \+971501234567/ });
  expect(api.reads.find(({ endpoint }) => endpoint.endsWith('/chats'))?.search).toBe('?q=050+123&limit=3');
  await user.click(option);
  expect(address()).toBe('/admin/inbox/chats/s1');
});

test('it finds a record by what is typed, above places and actions', async () => {
  const { api, user } = open(['admin'], [staffSubmission('Layla')]);
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

test('before anything is typed, it offers seven actions', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  const actions = within(screen.getByRole('group', { name: texts.groups.actions }));
  expect(actions.getAllByRole('option')).toHaveLength(7);
});

test('records are searched from two letters on', async () => {
  const { api, user } = open();
  await user.keyboard('{Control>}k{/Control}');
  vi.useFakeTimers();
  for (const value of ['l', 'la']) {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  const searches = api.reads.map(({ search }) => new URLSearchParams(search).get('q'));
  expect([...new Set(searches)]).toEqual(['la']);
});

test('arrow keys move through actions, and nothing found says so', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: new RegExp(texts.open) }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(texts.actions.book.label);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/bookings');
  await user.keyboard('{Control>}k{/Control}q');
  await user.keyboard('#');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText(texts.nothing)).toBeTruthy();
});

test.each([
  ['holidays', '/admin/bookings/hours'],
  ['colleague', '/admin/settings/staff'],
  ['user', '/admin/settings/staff'],
  ['signature', '/admin/settings/profile'],
  ['unsubscribe list', '/admin/settings/blocked'],
  ['gdpr', '/admin/settings/privacy'],
  ['slack', '/admin/settings/webhooks'],
  ['canned', '/admin/settings/templates'],
  ['blog', '/admin/newsletter/write?to=news'],
  ['vacancy', '/admin/applications/positions'],
  ['trash', '/admin/inbox?hidden=deleted'],
  ['mute', '/admin/settings/notices'],
  ['outlook', '/admin/bookings/hours'],
  ['uptime', '/admin/settings/status'],
  ['utm', '/admin/insights/campaigns'],
])('the first result for “%s” is its everyday meaning', async (word, to) => {
  const { user } = open();
  await user.keyboard(`{Control>}k{/Control}${word}{Enter}`);
  expect(address()).toBe(to);
});

test('a role finds no command whose page is closed to it', async () => {
  const { user } = open(['recruiting']);
  await user.keyboard('{Control>}k{/Control}colleague');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('vacancy');
  expect(screen.getByRole('option').textContent).toBe(texts.actions.position.label);
});

test('each page is found once', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}hosts and hours');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bookings: Hosts and hours']);
});

test('the help with the shortcuts opens from the palette', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}hotkeys{Enter}');
  expect(screen.getByRole('dialog', { name: list.keyboard.title })).toBeTruthy();
});
