import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { list as listTexts } from '#shared/staff-texts/list.ts';
import { KeyboardHelp } from '#web/admin/components/keyboard.tsx';
import { useShortcuts } from '#web/admin/components/shortcuts.ts';
import { useGlobalKeys } from '#web/admin/go-to-keys.ts';
import { RolesContext } from '#web/admin/roles.ts';
import { renderAdmin } from './support.tsx';

const address = () => screen.getByLabelText('Address').textContent;

function Page({ assign }: { assign: () => void }) {
  useGlobalKeys();
  useShortcuts({ a: assign, e: assign });
  return (
    <>
      <input aria-label="Name" />
      <KeyboardHelp />
    </>
  );
}

function open(roles: Role[] = ['admin'], start = '/admin') {
  const assign = vi.fn();
  const user = renderAdmin(
    <RolesContext value={roles}>
      <Page assign={assign} />
    </RolesContext>,
    start,
  );
  return { assign, user };
}

test.each([
  ['gi', '/admin/inbox'],
  ['gm', '/admin/inbox?assignee=me&open=true'],
  ['ga', '/admin/applications'],
  ['gs', '/admin/settings'],
])('%s goes to %s, and is no shortcut of the page', async (keys, to) => {
  const { assign, user } = open();
  await user.keyboard(keys);
  expect(address()).toBe(to);
  expect(assign).not.toHaveBeenCalled();
});

test('a letter without g, and one after a completed pair, is a shortcut of the page', async () => {
  const { assign, user } = open();
  await user.keyboard('a');
  await user.keyboard('gia');
  expect(assign).toHaveBeenCalledTimes(2);
  expect(address()).toBe('/admin/inbox');
});

test('g with an unknown letter does nothing', async () => {
  const { assign, user } = open(['marketing']);
  await user.keyboard('gage');
  expect(address()).toBe('/admin/settings/mail');
  await user.keyboard('gaga');
  expect(assign).not.toHaveBeenCalled();
  expect(address()).toBe('/admin/settings/mail');
});

test.each([
  ['within', 1499, '/admin/inbox'],
  ['after', 1500, '/admin'],
])('the second letter counts %s a second and a half', (_, pause, to) => {
  open();
  for (const [key, at] of [
    ['g', 0],
    ['i', pause],
  ] as const) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    act(() => void document.body.dispatchEvent(event));
  }
  expect(address()).toBe(to);
});

test('letters in a field are text', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox'), 'gic');
  expect(address()).toBe('/admin');
});

test('c adds a contact with the filters of the list, for roles with requests', async () => {
  const { user } = open(['sales'], '/admin/inbox?status=pending');
  await user.keyboard('c');
  expect(address()).toBe('/admin/inbox?status=pending&lead=new');
});

test('c does nothing for marketing', async () => {
  const { user } = open(['marketing']);
  await user.keyboard('c');
  expect(address()).toBe('/admin');
});

test('the help lists the pages that the roles allow', async () => {
  const { user } = open(['recruiting']);
  await user.keyboard('?');
  const help = screen.getByRole('dialog', { name: listTexts.keyboard.title }).textContent;
  expect(help).toContain('g aApplications');
  expect(help).not.toContain('g nNewsletter');
});
