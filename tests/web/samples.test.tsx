import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleLoaders } from '#web/products/sample-loaders.ts';
import { renderSample } from './products/stage.tsx';
import { translate } from './translate.ts';

const textFields = 'textarea, input:not([type=radio], [type=checkbox], [type=range])';

const samples = Object.entries(sampleLoaders);

/** Uses each control of a sample that can be seen, and returns the text that is shown after each step. */
function play(sample: HTMLElement, afterChange: () => void): string[] {
  const shown: string[] = [];
  const record = () => {
    afterChange();
    shown.push(sample.textContent);
  };
  const step = (change: () => void) => {
    change();
    record();
    for (let timers = 0; timers < 60 && vi.getTimerCount() > 0; timers += 1) {
      act(() => void vi.advanceTimersToNextTimer());
      if (timers < 2) record();
    }
    record();
  };
  const buttons = () =>
    [...sample.querySelectorAll('button, input:is([type=radio], [type=checkbox])')].filter(
      (button) => !button.closest('.invisible'),
    );
  const count = buttons().length + 2;
  for (let index = 0; index < count; index += 1) {
    const present = buttons();
    step(() => fireEvent.click(present[index % present.length]!));
  }
  for (const select of sample.querySelectorAll('select')) {
    for (const { value } of select.options) step(() => fireEvent.change(select, { target: { value } }));
  }
  for (const field of sample.querySelectorAll<HTMLInputElement>(textFields)) {
    step(() => fireEvent.change(field, { target: { value: 'AB' } }));
    if (field.form) step(() => fireEvent.submit(field.form!));
  }
  return shown;
}

test.each(samples)('%s shows the same on a page that the browser translates', async (_name, load) => {
  const Sample = await load('en');
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('no-preference') }) as MediaQueryList,
  );
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => new Promise(() => {}) } });
  const original = renderSample(<Sample />);
  const expected = play(original.container, () => {});
  original.unmount();
  // "Copy link" has put the state there.
  history.replaceState(null, '', '/');
  const { container } = renderSample(<Sample />);
  translate(container);
  expect(expected.length).toBeGreaterThan(5);
  expect(play(container, () => translate(container))).toEqual(expected);
});

// The machine-readable zone of a card is as large as the card allows.
test.each(samples.filter(([name]) => name !== 'id-verification'))(
  'iOS does not zoom in on a field of %s',
  async (_name, load) => {
    const Sample = await load('en');
    const { container } = renderSample(<Sample />);
    const fields = [...container.querySelectorAll(`select, ${textFields}`)];
    expect(fields).not.toEqual([]);
    expect(fields.filter(({ className }) => !className.split(' ').includes('text-base'))).toEqual([]);
  },
);
