import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LiveComposer } from '#web/admin/chat/takeover.tsx';
import type { LiveSession } from '#web/lib/use-live-session.ts';

test('the field for a message names its keys, and Enter sends', () => {
  const say = vi.fn<LiveSession['say']>();
  render(<LiveComposer session={{ say, typed() {} } as Partial<LiveSession> as LiveSession} />);
  const field = screen.getByRole('textbox', { description: 'Enter sends, Shift+Enter starts a new line.' });
  fireEvent.change(field, { target: { value: 'Hello' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(say.mock.calls).toEqual([['Hello']]);
});
