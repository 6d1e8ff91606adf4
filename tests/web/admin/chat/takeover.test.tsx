import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { HandoverState } from '#shared/contracts/chat.ts';
import { LiveBar, LiveComposer } from '#web/admin/chat/takeover.tsx';
import type { LiveSession } from '#web/lib/use-live-session.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';

test('the field for a message names its keys, and Enter sends', () => {
  const say = vi.fn<LiveSession['say']>();
  render(<LiveComposer session={{ say, typed() {} } as Partial<LiveSession> as LiveSession} />);
  const field = screen.getByRole('textbox', { description: 'Enter sends, Shift+Enter starts a new line.' });
  fireEvent.change(field, { target: { value: 'Hello' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(say.mock.calls).toEqual([['Hello']]);
});

test('a chat whose visitor is there can be joined, and an abandoned one cannot', async () => {
  mockAdminApi({ 'GET /api/admin/me': { email: 'amal@rihla.example' }, 'GET /api/admin/staff': { items: [] } });
  const send = vi.fn<LiveSession['send']>();
  const session = { connected: true, visitorThere: true, send } as Partial<LiveSession> as LiveSession;
  const state: HandoverState = { state: 'bot' };
  const user = renderAdmin(<LiveBar state={state} session={session} />);
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(send.mock.calls).toEqual([[{ type: 'take' }]]);
  cleanup();
  renderAdmin(<LiveBar state={state} session={{ ...session, visitorThere: false }} />);
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});
