import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { list as texts } from '#shared/staff-texts/list.ts';
import { KeyboardHelp } from '#web/admin/components/keyboard.tsx';
import { renderAdmin } from '../support.tsx';

test('the help lists the keys and turns them off and on', async () => {
  const user = renderAdmin(<KeyboardHelp />);
  await user.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: texts.keyboard.title });
  for (const text of Object.values(texts.keyboard.keys)) expect(dialog.textContent).toContain(text);
  await user.click(screen.getByRole('checkbox', { name: texts.keyboard.switch }));
  await user.click(screen.getByRole('button', { name: admin.states.close }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: texts.keyboard.title }));
  await user.click(screen.getByRole('checkbox', { name: texts.keyboard.switch }));
  await user.click(screen.getByRole('button', { name: admin.states.close }));
  await user.keyboard('?');
  expect(screen.getByRole('dialog')).toBeTruthy();
});
