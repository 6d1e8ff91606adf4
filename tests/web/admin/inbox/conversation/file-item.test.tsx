import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { StaffAttachment } from '#shared/contracts/conversation.ts';
import { conversation as texts } from '#shared/staff-texts/conversation.ts';
import { FileItem } from '#web/admin/inbox/conversation/file-item.tsx';

const name = `${'سيرة ذاتية '.repeat(18)}.pdf`;
const cv: StaffAttachment = { id: 'f1', name, size: 300, type: 'application/pdf', suspicious: false };
const opens = () => screen.queryByRole('button', { name: texts.viewOf(name) });

test('opens a PDF in the page, and closes it again', async () => {
  const user = userEvent.setup();
  render(<FileItem file={cv} />);
  expect(screen.queryByTitle(name)).toBeNull();
  await user.click(opens()!);
  const frame = screen.getByTitle(name);
  // happy-dom loads no page into a frame, and reports it.
  vi.mocked(console.error).mockClear();
  expect(frame.getAttribute('src')).toBe('/api/admin/attachments/f1/view');
  await user.click(screen.getByRole('button', { name: texts.hideOf(name) }));
  expect(screen.queryByTitle(name)).toBeNull();
});

test.each([
  ['another type', { ...cv, type: 'image/png' }],
  ['one with active content', { ...cv, suspicious: true }],
])('only downloads %s', (_, file) => {
  render(<FileItem file={file} />);
  expect(opens()).toBeNull();
  expect(screen.getByRole('link', { name: texts.downloadOf(name) }).getAttribute('href')).toBe(
    '/api/admin/attachments/f1',
  );
});
