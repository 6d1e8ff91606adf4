import { expect, test } from 'vitest';
import { focusLeaves } from '../../../src-web/products/focus-leaves.ts';

test('waits until the focus is elsewhere', async () => {
  document.body.innerHTML =
    '<div><button id="one"></button><button id="two"></button></div><button id="three"></button>';
  const focus = (id: string) => document.getElementById(id)!.focus();
  const part = document.querySelector('div');
  focus('one');
  let left = false;
  const leaving = focusLeaves(part).then(() => {
    left = true;
  });
  focus('two');
  await Promise.resolve();
  expect(left).toBe(false);
  focus('three');
  await leaving;
  expect(left).toBe(true);
});

test('does not wait when the focus is elsewhere', async () => {
  document.body.innerHTML = '<div></div>';
  await expect(focusLeaves(document.querySelector('div'))).resolves.toBeUndefined();
  await expect(focusLeaves(null)).resolves.toBeUndefined();
});
