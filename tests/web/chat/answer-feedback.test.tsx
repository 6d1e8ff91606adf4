import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import arabic from '#shared/content/ar/chat.ts';
import english from '#shared/content/en/chat.ts';
import { AnswerFeedback } from '#web/chat/answer-feedback.tsx';
import { LocaleProvider } from '#web/locale.tsx';
import { lostConnection, mockApi, problem } from '../mock-api.ts';

const { feedback: texts } = english;
const answer = { sessionId: 'session_1700000000000_aaaaaaaaaaaaaaaa', messageId: 'm1' };
const stored = { status: 204 };

function show(overrides: { helpful?: boolean } = {}, { feedback } = english, locale: 'en' | 'ar' = 'en') {
  render(
    <LocaleProvider value={locale}>
      <AnswerFeedback answer={{ ...answer, ...overrides }} texts={feedback} />
    </LocaleProvider>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

function expectOneFailure() {
  expect(console.error).toHaveBeenCalledTimes(1);
  vi.mocked(console.error).mockClear();
}

test('one press says that an answer is helpful', async () => {
  const bodies = mockApi(stored);
  const user = show();
  expect(screen.getByRole('group', { name: texts.question })).toBeTruthy();
  await user.click(button(texts.helpful));
  expect(await screen.findByText(texts.thanks)).toBeTruthy();
  expect(isPressed(texts.helpful)).toBe(true);
  expect(bodies).toEqual([{ helpful: true, locale: 'en' }]);
  expect(vi.mocked(fetch).mock.calls[0]![0]).toBe(`/api/chat/${answer.sessionId}/messages/m1/feedback`);
  await user.click(button(texts.helpful));
  expect(bodies).toHaveLength(1);
});

test('after “not helpful” the reason may be said, and the focus returns to the button', async () => {
  const bodies = mockApi(stored, stored);
  const user = show();
  await user.click(button(texts.unhelpful));
  await user.type(screen.getByLabelText(texts.reason), '  No price {Enter}');
  expect(await screen.findByText(texts.thanks)).toBeTruthy();
  expect(bodies).toEqual([
    { helpful: false, locale: 'en' },
    { helpful: false, reason: 'No price', locale: 'en' },
  ]);
  expect(screen.queryByLabelText(texts.reason)).toBeNull();
  expect(document.activeElement).toBe(button(texts.unhelpful));
});

test.each([texts.skip, texts.send])('no reason is needed: %s', async (name) => {
  const bodies = mockApi(stored);
  const user = show();
  await user.click(button(texts.unhelpful));
  await user.click(button(name));
  expect(screen.queryByLabelText(texts.reason)).toBeNull();
  expect(isPressed(texts.unhelpful)).toBe(true);
  expect(bodies).toHaveLength(1);
});

test('the visitor changes their mind', async () => {
  const bodies = mockApi(stored, stored);
  const user = show({ helpful: true });
  expect(isPressed(texts.helpful)).toBe(true);
  await user.click(button(texts.unhelpful));
  expect(isPressed(texts.helpful)).toBe(false);
  await user.click(button(texts.helpful));
  expect(screen.queryByLabelText(texts.reason)).toBeNull();
  expect(bodies.map(({ helpful }) => helpful)).toEqual([false, true]);
});

test.each([
  ['the connection is lost', lostConnection],
  ['there are too many requests', problem(429, 'rate_limited')],
])('when %s, it says so and shows what is stored', async (_what, failure) => {
  vi.mocked(console.error).mockReturnValue();
  mockApi(failure, stored);
  const user = show();
  await user.click(button(texts.unhelpful));
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  expect(isPressed(texts.unhelpful)).toBe(false);
  expect(screen.queryByLabelText(texts.reason)).toBeNull();
  await user.click(button(texts.unhelpful));
  expect(await screen.findByText(texts.thanks)).toBeTruthy();
  expect(screen.queryByText(texts.failed)).toBeNull();
  expectOneFailure();
});

test('a reason that could not be stored stays in its field', async () => {
  vi.mocked(console.error).mockReturnValue();
  mockApi(stored, lostConnection);
  const user = show();
  await user.click(button(texts.unhelpful));
  await user.type(screen.getByLabelText(texts.reason), 'No price{Enter}');
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(texts.reason).value).toBe('No price');
  expect(isPressed(texts.unhelpful)).toBe(true);
  expectOneFailure();
});

test('it speaks Arabic on Arabic pages', async () => {
  const bodies = mockApi(stored);
  const user = show({}, arabic, 'ar');
  await user.click(button(arabic.feedback.unhelpful));
  await user.type(screen.getByLabelText(arabic.feedback.reason), 'السعر');
  expect(screen.getByLabelText('ما الذي كان ينقصها؟ (اختياري)').getAttribute('dir')).toBe('rtl');
  expect(bodies[0]).toEqual({ helpful: false, locale: 'ar' });
});
