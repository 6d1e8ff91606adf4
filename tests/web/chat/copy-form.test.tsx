import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import content from '#shared/content/en/chat.ts';
import { CopyForm } from '#web/chat/copy-form.tsx';
import { LocaleProvider } from '#web/locale.tsx';
import { answer } from '../answer-stream.ts';
import { mockApi, problem } from '../mock-api.ts';
import { openChat } from '../open-chat.tsx';

function show() {
  const onClose = vi.fn();
  render(
    <LocaleProvider value="en">
      <CopyForm sessionId="s" email="noor@dubai-retail.example" content={content} onClose={onClose} />
    </LocaleProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

const send = () => screen.getByRole('button', { name: 'Send the copy' });

test('sends the address that the visitor gave, and says that the copy is on its way', async () => {
  const bodies = mockApi({ status: 204 });
  const { user, onClose } = show();
  await user.click(send());
  const heading = await screen.findByRole('heading', { name: 'The copy is on its way' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/It goes to noor@dubai-retail\.example/)).toBeTruthy();
  expect(bodies).toEqual([{ email: 'noor@dubai-retail.example', locale: 'en' }]);
  await user.click(screen.getByRole('button', { name: 'Back to the chat' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('says why the copy was refused, and keeps the address', async () => {
  mockApi(problem(429, 'rate_limited'));
  const { user } = show();
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many requests/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Your email/ }).value).toBe('noor@dubai-retail.example');
});

test('the panel offers the copy once the conversation has begun', async () => {
  mockApi(answer('We build agents.'));
  const { user } = await openChat();
  const offer = { name: 'Email me this conversation' };
  expect(screen.queryByRole('button', offer)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: content.input }), 'What do you build?{Enter}');
  await within(screen.getByRole('log')).findByText('We build agents.');
  await user.click(screen.getByRole('button', offer));
  expect(screen.getByRole('heading', offer)).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('textbox', { name: content.input })).toBe(document.activeElement);
});
