import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { notificationChoices } from '#shared/staff-texts/notifications.ts';
import { DeskBanner } from '#web/admin/chat/desk.tsx';
import { WaitingAlert } from '#web/admin/chat/waiting-alert.tsx';
import { FakeSocket, fakeSockets } from '../../fake-socket.ts';

const { alert: texts } = notificationChoices;

let shown: { title: string; options: NotificationOptions }[] = [];
let answer: NotificationPermission = 'granted';
const requestPermission = vi.fn(async () => {
  FakeNotification.permission = answer;
  return answer;
});

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = requestPermission;
  constructor(title: string, options: NotificationOptions) {
    shown.push({ title, options });
  }
}

beforeEach(() => {
  shown = [];
  answer = 'granted';
  localStorage.clear();
  requestPermission.mockClear();
  FakeNotification.permission = 'default';
  fakeSockets();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
});

function open() {
  render(
    <MemoryRouter>
      <DeskBanner />
      <WaitingAlert />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const waits = (sessionId: string) =>
  act(() => {
    const since = '2031-01-14T06:00:00.000Z';
    const entry = { sessionId, question: 'My name is Layla', since, until: null, by: null };
    FakeSocket.last.receive({ type: 'entry', entry });
  });

test('asks the browser after a press, then shows each visitor once, without a name', async () => {
  const user = open();
  waits('a');
  expect(requestPermission).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.turnOn }));
  expect(await screen.findByText(texts.on)).toBeTruthy();
  waits('b');
  waits('b');
  expect(shown).toMatchObject([{ options: { tag: 'b' } }]);
  expect(JSON.stringify(shown)).not.toContain('Layla');
  await user.click(screen.getByRole('button', { name: texts.turnOff }));
  waits('c');
  expect(shown).toHaveLength(1);
});

test('a browser that refuses is explained, without a button that does nothing', async () => {
  answer = 'denied';
  const user = open();
  await user.click(screen.getByRole('button', { name: texts.turnOn }));
  expect(await screen.findByText(texts.denied)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.turnOn })).toBeNull();
});

test('a browser without notifications works as before', () => {
  vi.unstubAllGlobals();
  fakeSockets();
  Reflect.deleteProperty(window, 'Notification');
  open();
  waits('a');
  expect(screen.getByText(texts.unsupported)).toBeTruthy();
});
