import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { header } from '#shared/content/en/layout.ts';
import { Chat } from '#web/chat/chat.tsx';

vi.mock('#web/chat/chat-panel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('when the panel cannot be loaded, the button opens an email to the company', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  render(<Chat label={header.chat} />);
  await userEvent.click(screen.getByRole('button', { name: header.chat }));
  await expect.poll(() => assign).toHaveBeenCalledWith('mailto:hello@rihla.example');
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('a panel that the visitor closed while it failed to load opens no email', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  assign.mockClear();
  const still = document.body.appendChild(document.createElement('dialog'));
  still.dataset.still = '';
  still.hidden = true;
  render(<Chat label={header.chat} />);
  await userEvent.click(screen.getByRole('button', { name: header.chat }));
  await expect.poll(() => still.isConnected).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});
