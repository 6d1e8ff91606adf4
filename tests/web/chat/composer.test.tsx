import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openChat } from '../open-chat.tsx';

const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

test('keeps what is typed and not sent over a reload', async () => {
  const { user } = await openChat();
  await user.type(await input(), 'How much is the Growth plan');
  cleanup();
  await openChat();
  expect((await input()).value).toBe('How much is the Growth plan');
  await user.clear(await input());
  cleanup();
  await openChat();
  expect((await input()).value).toBe('');
});
