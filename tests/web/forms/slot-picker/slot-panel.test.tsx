import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { slotPicker as texts } from '#shared/content/en/slot-picker.ts';
import { SlotPanel } from '#web/forms/slot-picker/slot-panel.tsx';

let throws = true;
vi.mock('#web/forms/slot-picker/slot-picker.tsx', () => ({
  SlotPicker() {
    if (throws) throw new Error('A bug in the calendar.');
    return 'calendar';
  },
}));

test('without the calendar, the panel says when demos take place', () => {
  const html = renderToString(
    <SlotPanel content={texts} hasError={false}>
      <input name="preferredDate" />
    </SlotPanel>,
  );
  expect(html).toContain('Monday to Friday between 9 AM and 5 PM Gulf time');
  expect(html).not.toMatch(/style=|<button/);
});

function renderPanel(): () => void {
  let near = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(
    <form>
      <SlotPanel content={texts} hasError={false}>
        <input name="preferredDate" />
      </SlotPanel>
    </form>,
  );
  expect(screen.queryByText('calendar')).toBeNull();
  return near;
}

test('the calendar loads when it comes near, and a button retries when it breaks', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderPanel()();
  const retry = await screen.findByRole('button', { name: texts.retry });
  expect(screen.getByText('The available times could not be loaded.')).toBeTruthy();
  vi.mocked(console.error).mockClear();
  throws = false;
  fireEvent.click(retry);
  expect(await screen.findByText('calendar')).toBeTruthy();
});

test('a late calendar does not replace fields that a visitor has come to, until asked', async () => {
  throws = false;
  const near = renderPanel();
  vi.stubGlobal('scrollY', 400);
  near();
  const show = await screen.findByRole('button', { name: texts.show });
  expect(screen.queryByText('calendar')).toBeNull();
  expect(screen.getByRole('textbox')).toBeTruthy();
  fireEvent.click(show);
  expect(await screen.findByText('calendar')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
