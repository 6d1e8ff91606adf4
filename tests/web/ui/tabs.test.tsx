import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announceAddress } from '#web/lib/address.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, panel: `panel ${id}` }));

function selected() {
  return screen.getByRole('tab', { selected: true }).textContent;
}

test('arrow keys, Home and End move selection and focus, and arrow keys wrap around', () => {
  render(<Tabs label="Numbers" tabs={tabs} initial="two" />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole('tab', { selected: true }).focus();
  press('ArrowRight');
  expect(selected()).toBe('three');
  press('ArrowRight');
  expect(selected()).toBe('one');
  press('ArrowLeft');
  expect(selected()).toBe('three');
  press('Home');
  expect(selected()).toBe('one');
  expect(document.activeElement?.textContent).toBe('one');
});

test('in a page from right to left, the arrow keys follow the direction', () => {
  render(<Tabs label="Numbers" tabs={tabs} />, { container: document.body.appendChild(rightToLeft()) });
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole('tab', { selected: true }).focus();
  press('ArrowLeft');
  expect(selected()).toBe('two');
  press('ArrowRight');
  expect(selected()).toBe('one');
  press('ArrowRight');
  expect(selected()).toBe('three');
  press('Home');
  expect(selected()).toBe('one');
});

function rightToLeft() {
  const root = document.createElement('div');
  root.dir = 'rtl';
  // happy-dom computes no direction from the attribute.
  root.style.direction = 'rtl';
  return root;
}

test('a chosen tab is in the address, without a step of its own on the way back', () => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  const steps = history.length;
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(location.hash).toBe('#two');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'two' }), { key: 'ArrowRight' });
  expect(location.hash).toBe('#three');
  expect(history.length).toBe(steps);
  history.replaceState(null, '', location.pathname);
});

test('each panel has the name of its tab, and only one tab is in the tab order', () => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toContain('panel two');
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

test('the address of a tab selects it, when a link opens it and on the way back', () => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  history.pushState(null, '', '#two');
  act(announceAddress);
  expect(selected()).toBe('two');
  history.replaceState(null, '', '#three');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(selected()).toBe('three');
  history.replaceState(null, '', location.pathname);
  act(announceAddress);
  expect(selected()).toBe('three');
});
