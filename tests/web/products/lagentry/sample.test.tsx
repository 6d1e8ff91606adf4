import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import content from '#shared/content/en/samples/lagentry.ts';
import Lagentry from '#web/products/lagentry/sample.tsx';
import { prefersMotion, renderSample, statusText } from '../stage.tsx';

const sentence = () => screen.getByLabelText<HTMLTextAreaElement>(content.sentence);
const buttons = (name: string) => screen.getAllByRole('button', { name });
const lists = () => screen.getAllByRole('list');
const steps = () => within(lists()[0]!).getAllByRole('listitem');
/** The log so far. */
const log = () => {
  const entries = within(lists()[1]!).getAllByRole('listitem');
  return entries.filter(({ className }) => !className.includes('invisible')).map((entry) => entry.textContent);
};

function write(text: string) {
  fireEvent.change(sentence(), { target: { value: text } });
  fireEvent.click(buttons('Build and run')[0]!);
}

test('the first routine has been built and waits at its approval, with its log', () => {
  renderSample(<Lagentry content={content} />);
  expect(statusText()).toBe('Waiting “send it to the customer” needs your approval.');
  expect(steps().map(({ dataset }) => dataset.state)).toEqual([
    'done',
    'done',
    'done',
    'done',
    'current',
    'planned',
    'planned',
  ]);
  expect(log()).toHaveLength(5);
  expect(log().at(-1)).toBe('09:14:14ApprovalWaiting for your approval');
});

test('an approval lets the agent go on to the end in less than five seconds', () => {
  vi.useFakeTimers();
  prefersMotion(true);
  renderSample(<Lagentry content={content} />);
  fireEvent.click(buttons('Approve')[0]!);
  expect(statusText()).toBe('The agent is working.');
  expect(log().at(-1)).toBe('09:14:14ApprovalApproved by you');
  for (let step = 0; step < 3; step += 1) act(() => vi.advanceTimersByTime(500));
  expect(statusText()).toBe('Done Order 4711 is confirmed and recorded.');
  expect(log()).toHaveLength(8);
  expect(buttons('Approve')[0]!.getAttribute('aria-disabled')).toBe('true');
});

test('a decline ends the run: nothing is sent, and the rest is left out', () => {
  prefersMotion(false);
  renderSample(<Lagentry content={content} />);
  fireEvent.click(buttons('Decline')[0]!);
  expect(statusText()).toContain('Stopped');
  expect(log().at(-1)).toContain('Declined by you');
  expect(log()).toHaveLength(5);
  expect(steps().map(({ dataset }) => dataset.state)).toEqual([
    'done',
    'done',
    'done',
    'done',
    'skipped',
    'skipped',
    'skipped',
  ]);
  fireEvent.click(buttons('Approve')[0]!);
  expect(statusText()).toContain('Stopped');
});

test('another routine is built right away, and runs as far as its approval', () => {
  prefersMotion(false);
  renderSample(<Lagentry content={content} />);
  fireEvent.click(screen.getByLabelText('An invoice'));
  expect(sentence().value).toBe(
    'When a supplier invoice arrives, read it, compare it with the order and the delivery note, calculate the difference, pay it if the difference is under 100 dirhams, and file it.',
  );
  expect(statusText()).toBe('Waiting “pay it” needs your approval.');
  expect(steps()[4]!.textContent).toContain('if the difference is under 100 dirhams');
  fireEvent.click(buttons('Approve')[0]!);
  expect(log().at(-1)).toContain('Invoice 2208 is paid and filed.');
});

test('a routine in own words runs without data, with every approval that it needs', () => {
  prefersMotion(false);
  renderSample(<Lagentry content={content} />);
  write('When a parcel comes in, read it, dance with it, thank the sender and pay the duty');
  expect(screen.getByLabelText<HTMLInputElement>('An order').checked).toBe(false);
  expect(log()[0]).toContain(
    'Your own workflow has no sample data, so the sample only walks through the steps and treats every “if” as true.',
  );
  expect(steps()[2]!.textContent).toContain('In your words');
  for (const [index, words] of ['dance with it', 'thank the sender', 'pay the duty'].entries()) {
    expect(statusText()).toBe(`Waiting “${words}” needs your approval.`);
    fireEvent.click(buttons('Approve')[index]!);
  }
  expect(statusText()).toBe('Done All steps have run.');
});

test('after a text that is no routine, the old agent takes no decision', () => {
  renderSample(<Lagentry content={content} />);
  const isInert = () => buttons('Approve')[0]!.closest('[inert]') !== null;
  expect(isInert()).toBe(false);
  write('Hello there');
  expect(isInert()).toBe(true);
  expect(statusText()).toBe(
    `Not understood Begin with “when”, or with a verb: “When an order comes in, read it and answer the customer.”`,
  );
  expect(sentence().getAttribute('aria-invalid')).toBe('true');
  expect(steps()).toHaveLength(7);
  write('');
  expect(statusText()).toBe(
    `Not understood Write what happens and what to do about it: “When an order comes in, read it and answer the customer.”`,
  );
  fireEvent.click(screen.getByLabelText('An invoice'));
  expect(isInert()).toBe(false);
});

test('a long routine says that only its first steps are shown', () => {
  prefersMotion(false);
  renderSample(<Lagentry content={content} />);
  write('When it comes, read it, read it, read it, read it, read it, read it, read it');
  expect(statusText()).toBe('Done All steps have run. The sample runs the first six steps.');
});
