import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import content from '#shared/content/en/samples/id-verification.ts';
import IdVerification from '#web/products/id-verification/sample.tsx';
import { prefersMotion, renderSample, statusText } from '../stage.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const line = (number: number) => screen.getByLabelText<HTMLInputElement>(content.line(String(number)));

/** Types as a browser does: the character goes in at the caret. */
function type(input: HTMLInputElement, at: number, character: string) {
  const { value } = input;
  fireEvent.change(input, {
    target: { value: value.slice(0, at) + character + value.slice(at), selectionStart: at + 1 },
  });
}

test('the card is read field by field in less than five seconds', () => {
  vi.useFakeTimers();
  prefersMotion(true);
  renderSample(<IdVerification content={content} />);
  const birth = () => screen.getByText('14 March 1991').closest('div')!.className;
  fireEvent.click(button('Read the card'));
  expect(statusText()).toBe('Reading the card');
  expect(birth()).toContain('invisible');
  for (let step = 0; step < 4; step += 1) act(() => vi.advanceTimersByTime(550));
  expect(birth()).not.toContain('invisible');
  for (let step = 4; step < 7; step += 1) act(() => vi.advanceTimersByTime(550));
  expect(statusText()).toContain('Accepted');
});

test('a changed digit shows which check fails, and the computed digit', () => {
  renderSample(<IdVerification content={content} />);
  type(line(2), 1, '8');
  expect(line(2).value).toBe('9803144F3109225UTO<<<<<<<<<<<2');
  expect(line(2).getAttribute('aria-invalid')).toBe('true');
  expect(statusText()).toBe('Rejected Wrong check digit: Date of birth, All together.');
  const check = screen.getByText('Sum 115, from line 2, 1 to 6').closest('li')!;
  expect(within(check).getByText('wrong')).toBeDefined();
  expect(within(check).getByText('on the card').nextElementSibling?.textContent).toBe('4');
  expect(within(check).getByText('computed').nextElementSibling?.textContent).toBe('5');
});

test('a changed name has no check digit, but no longer is the one on the front', () => {
  renderSample(<IdVerification content={content} />);
  type(line(3), 0, 'B');
  expect(statusText()).toBe('Needs review The check digits are valid, but the front and the MRZ don’t match: Name.');
});

test('a change can be put back', () => {
  renderSample(<IdVerification content={content} />);
  expect(button('Restore it').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Forge a digit'));
  expect(statusText()).toContain('Rejected');
  fireEvent.click(button('Restore it'));
  expect(statusText()).toContain('Accepted');
  expect(line(2).value).toBe('9103144F3109225UTO<<<<<<<<<<<2');
});
