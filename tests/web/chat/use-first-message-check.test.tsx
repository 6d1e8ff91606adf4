import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import content from '#shared/content/en/chat.ts';
import { fieldMessages } from '#shared/content/en/messages.ts';
import { turnstileField } from '#shared/forms/fields.ts';
import { answer } from '../answer-stream.ts';
import { fakeSockets } from '../fake-socket.ts';
import { mockApi, problem } from '../mock-api.ts';

/** Gives a token to the newest widget. */
let solve: (token: string) => void;
const removed = vi.fn();
const rendered = vi.fn();

beforeEach(() => {
  // A chat that has begun has a socket.
  fakeSockets();
  vi.stubEnv('TURNSTILE_SITE_KEY', '1x00000000000000000000AA');
  vi.stubGlobal('turnstile', {
    render(_element: HTMLElement, options: { callback: (token: string) => void }) {
      solve = options.callback;
      rendered();
      return 'widget';
    },
    remove: removed,
  });
  vi.spyOn(document.head, 'append').mockImplementation((script) =>
    (script as HTMLScriptElement).onload!(new Event('load')),
  );
  removed.mockClear();
  rendered.mockClear();
});
afterEach(() => {
  vi.resetModules();
});

/** Loads the panel anew: the key is inserted at build time. */
async function openPanel() {
  vi.resetModules();
  const [{ default: ChatPanel }, { LocaleProvider }] = await Promise.all([
    import('#web/chat/chat-panel.tsx'),
    import('#web/locale.tsx'),
  ]);
  render(
    <LocaleProvider value="en">
      <ChatPanel content={content} open onClose={() => {}} />
    </LocaleProvider>,
  );
  return userEvent.setup();
}

const log = () => within(screen.getByRole('log'));
const input = () => screen.getByRole('textbox', { name: content.input });
const refusal = () =>
  problem(422, 'validation_failed', { errors: [{ path: turnstileField, message: fieldMessages.noTurnstileToken }] });

test('the first message waits for the token, the second one needs none', async () => {
  const bodies = mockApi(answer('Yes.'), answer('Again yes.'));
  const user = await openPanel();
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
  await user.type(input(), 'Boats?{Enter}');
  expect(bodies).toEqual([]);
  solve('token-1');
  expect(await log().findByText('Yes.')).toBeTruthy();
  // The widget goes with the next render, which a busy machine paints after the answer.
  await expect.poll(() => removed.mock.calls.length).toBe(1);
  await user.type(input(), 'Really?{Enter}');
  expect(await log().findByText('Again yes.')).toBeTruthy();
  expect(bodies).toEqual([
    { text: 'Boats?', locale: 'en', [turnstileField]: 'token-1' },
    { text: 'Really?', locale: 'en' },
  ]);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a refused token is replaced by another one, and the question can be sent again', async () => {
  const bodies = mockApi(refusal(), answer('Yes.'));
  const user = await openPanel();
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
  solve('old');
  await user.type(input(), 'Boats?{Enter}');
  expect(await log().findByText('Please complete the spam check.')).toBeTruthy();
  await expect.poll(() => rendered.mock.calls.length).toBe(2);
  solve('new');
  await user.click(screen.getByRole('button', { name: content.retry }));
  expect(await log().findByText('Yes.')).toBeTruthy();
  expect(bodies.map((body) => body[turnstileField])).toEqual(['old', 'new']);
});

test('after ten seconds the message goes without a token, which the Worker asks for', async () => {
  const bodies = mockApi(refusal());
  const user = await openPanel();
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
  await user.type(input(), 'Boats?');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.keyDown(input(), { key: 'Enter' });
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(bodies).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(bodies).toEqual([{ text: 'Boats?', locale: 'en' }]);
});

test('a question for a person waits for the token; a refused one is replaced', async () => {
  const bodies = mockApi(refusal(), { status: 200, body: { state: 'waiting', until: '2031-01-14T06:02:00.000Z' } });
  const user = await openPanel();
  const ask = () => screen.getByRole('button', { name: content.handover.ask });
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
  await user.click(ask());
  expect(bodies).toEqual([]);
  solve('old');
  expect(
    await screen.findByText('We couldn’t reach our team. Please try again, or write to us:', { exact: false }),
  ).toBeTruthy();
  await expect.poll(() => rendered.mock.calls.length).toBe(2);
  solve('new');
  await user.click(ask());
  expect(await screen.findByText('Finding someone to help')).toBeTruthy();
  expect(bodies).toEqual([
    { locale: 'en', [turnstileField]: 'old' },
    { locale: 'en', [turnstileField]: 'new' },
  ]);
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('without a key there is no check', async () => {
  vi.stubEnv('TURNSTILE_SITE_KEY', '');
  const bodies = mockApi(answer('Yes.'));
  const user = await openPanel();
  await user.type(input(), 'Boats?{Enter}');
  expect(await log().findByText('Yes.')).toBeTruthy();
  expect(bodies).toEqual([{ text: 'Boats?', locale: 'en' }]);
  expect(rendered).not.toHaveBeenCalled();
});
