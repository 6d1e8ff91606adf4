import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import content from '#shared/content/en/chat.ts';
import type { SessionEvent } from '#shared/contracts/handover.ts';
import { answer, chatReply, openAnswer } from './answer-stream.ts';
import { FakeSocket, fakeSockets } from './fake-socket.ts';
import { type MockResponse, mockApi } from './mock-api.ts';
import { openChat } from './open-chat.tsx';
import { translate } from './translate.ts';

const { handover } = content;
const until = new Date(Date.now() + 60_000).toISOString();
const nextTime = '2026-11-30T05:00:00.000Z';

/** Uses the whole panel, and returns what it shows after each step. */
async function talk(afterChange: () => void): Promise<string[]> {
  const shown: string[] = [];
  fakeSockets();
  const { response, send, end } = openAnswer();
  const { promise: waiting, resolve: found } = Promise.withResolvers<MockResponse>();
  mockApi(response, { status: 204 }, answer('Ask a **person**.', { unanswered: true }), waiting, {
    status: 201,
    body: { outcome: 'created' },
  });
  const { user, panel } = await openChat();
  const record = () => {
    afterChange();
    shown.push(panel.textContent.replace(/\d+:\d+( ?[AP]M)?/g, 'time'));
  };
  const button = (name: string) => screen.getByRole('button', { name });
  const receive = (event: SessionEvent) => act(async () => FakeSocket.last.receive(event));
  const log = () => within(screen.getByRole('log'));
  record();
  await user.type(screen.getByRole('textbox'), 'What is it?{Enter}');
  record();
  for (const text of ['It is **fr', 'ee** and\nopen. See https://rihla.example/pri', 'cing for _mo', 're_.']) {
    await act(async () => send('delta', { text }));
    await log().findByText(/It is/);
    record();
  }
  const whole = 'It is **free** and\nopen. See https://rihla.example/pricing for _more_.';
  await act(async () => {
    send('done', chatReply(whole));
    end();
  });
  await screen.findByText('more');
  record();
  await user.click(button(content.feedback.helpful));
  record();
  await user.type(screen.getByRole('textbox'), 'Else?{Enter}');
  await log().findByText('person');
  record();
  await user.click(screen.getAllByRole('button', { name: handover.ask }).at(-1)!);
  record();
  await act(async () => found({ status: 200, body: { state: 'waiting', until } }));
  record();
  act(() => FakeSocket.last.open());
  await receive({ type: 'hello', state: { state: 'waiting', until }, messages: [] });
  record();
  await user.type(screen.getByRole('textbox'), 'Hello?{Enter}');
  record();
  await receive({ type: 'state', state: { state: 'person', name: 'Amal' } });
  record();
  await receive({ type: 'typing', isVisitor: false });
  record();
  act(() => FakeSocket.last.fail());
  record();
  act(() => void dispatchEvent(new Event('online')));
  act(() => FakeSocket.last.open());
  await receive({ type: 'state', state: { state: 'promised', nextTime, sent: false } });
  record();
  const { fields, submit } = handover.form.content;
  await user.type(screen.getByLabelText(fields.name.label, { exact: false }), 'Sara Nasser');
  await user.type(screen.getByLabelText(fields.email.label, { exact: false }), 'sara@example.com');
  await user.click(button(submit));
  await screen.findByRole('heading', { name: handover.form.done.title });
  record();
  await user.click(button(content.minimise));
  record();
  return shown;
}

test('the chat shows the same on a page that the browser translates', async () => {
  const original = await talk(() => {});
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  expect(original.length).toBeGreaterThan(10);
  const translated = await talk(() => translate(screen.getByRole('dialog', { hidden: true })));
  expect(translated).toEqual(original);
});
