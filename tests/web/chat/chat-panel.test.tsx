import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import arabic from '#shared/content/ar/chat.ts';
import content from '#shared/content/en/chat.ts';
import { header } from '#shared/content/en/layout.ts';
import type { ChatMessage, HandoverState, SuggestedAction } from '#shared/contracts/chat.ts';
import { answer as reply } from '../answer-stream.ts';
import { FakeSocket, fakeSockets } from '../fake-socket.ts';
import { lostConnection, type MockResponse, mockApi, problem } from '../mock-api.ts';
import { openChat } from '../open-chat.tsx';

beforeAll(() => {
  document.documentElement.lang = 'en';
});

const noContent: MockResponse = { status: 204 };

const log = () => screen.getByRole('log');
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: content.input });
const button = (name: string) => screen.getByRole('button', { name });

function heldResponse() {
  let release: (response: MockResponse) => void = () => {};
  const response = new Promise<MockResponse>((resolve) => {
    release = resolve;
  });
  return { response, release };
}

function calledPaths() {
  return vi.mocked(fetch).mock.calls.map(([url]) => String(url));
}

test('the panel has an accessible name, takes the focus and greets', async () => {
  const { panel } = await openChat();
  expect(log().textContent).toContain('Hello, I’m Joe');
  expect(panel.getAttribute('aria-labelledby')).toBeTruthy();
  expect(document.getElementById(panel.getAttribute('aria-labelledby')!)!.textContent).toContain('Joe');
  expect(panel.contains(document.activeElement)).toBe(true);
  // The greeting does not come from the model.
  expect(within(log()).queryByText(content.aiMarker)).toBeNull();
});

test('a link of the page to Joe opens the panel, and leaves the page as it is', async () => {
  const { user, panel } = await openChat();
  await user.keyboard('{Escape}');
  expect(panel.hasAttribute('open')).toBe(false);
  const link = document.createElement('a');
  Object.assign(link, { href: '/contact', textContent: 'Ask Joe to find it' }).setAttribute('data-opens-chat', 'true');
  document.body.append(link);
  await user.click(link);
  await waitFor(() => expect(panel.hasAttribute('open')).toBe(true));
  expect(screen.queryByRole('heading', { name: '/contact' })).toBeNull();
  link.remove();
});

test('a message is sent as typed, and the input is empty afterwards', async () => {
  const bodies = mockApi(reply('We build **agents**.'));
  const { user } = await openChat();
  await user.type(input(), '  What do you build? {Enter}');
  expect(await within(log()).findByText('agents')).toBeTruthy();
  expect(bodies).toEqual([{ text: '  What do you build? ', locale: 'en' }]);
  expect(input().value).toBe('');
});

test('the session id stays the same for the whole conversation', async () => {
  mockApi(reply('one'), reply('two'));
  const { user } = await openChat();
  await user.type(input(), 'a{Enter}');
  await within(log()).findByText('one');
  await user.type(input(), 'b{Enter}');
  await within(log()).findByText('two');
  const [first, second] = calledPaths().map((path) => path.split('/')[3]);
  expect(second).toBe(first);
});

test('Shift+Enter breaks the line, and Enter in an input method sends nothing', async () => {
  const bodies = mockApi(reply('ok'));
  const { user } = await openChat();
  await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
  expect(input().value).toBe('one\ntwo');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  // Safari's end of a composition.
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: false, keyCode: 229 });
  expect(input().value).toBe('one\ntwo');
  expect(bodies).toEqual([]);
  await user.keyboard('{Enter}');
  await within(log()).findByText('ok');
  expect(bodies).toEqual([{ text: 'one\ntwo', locale: 'en' }]);
});

test('nothing is sent while a reply is pending, and the input keeps the focus', async () => {
  const { response, release } = heldResponse();
  const bodies = mockApi(response);
  const { user } = await openChat();
  await user.type(input(), '   {Enter}Hi');
  await user.click(button(content.send));
  expect(document.activeElement).toBe(input());
  expect(within(log()).getByText('Joe is writing')).toBeTruthy();
  await user.type(input(), 'more{Enter}');
  await user.click(button(content.quickQuestionsLabel));
  await user.click(button(content.quickQuestions[0]));
  expect(bodies).toHaveLength(1);
  await act(async () => release(reply('Hello.')));
  expect(await within(log()).findByText('Hello.')).toBeTruthy();
  expect(within(log()).queryByText(content.waiting)).toBeNull();
  expect(input().value).toBe('more');
});

test('the conversation stays when the visitor follows a suggested action', async () => {
  mockApi(reply('Choose.', { suggestedActions: ['view_careers'] }));
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  await within(log()).findByText('Choose.');
  await user.click(screen.getByRole('link', { name: content.actions.view_careers }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/careers');
  expect(within(log()).getByText('Choose.')).toBeTruthy();
});

test('a reset clears the conversation on the server and in the browser', async () => {
  mockApi(reply('one'), noContent);
  const { user } = await openChat();
  await user.type(input(), 'a{Enter}');
  await within(log()).findByText('one');
  await user.click(button(content.reset));
  await within(log()).findByText('Hello again, I’m Joe. What would you like to know?');
  expect(calledPaths().at(-1)).toMatch(/^\/api\/chat\/session_[^/]+\/reset$/);
  expect(localStorage.getItem('chat-session')).toBeNull();
});

test('a reset can be undone for ten seconds', async () => {
  const stored = { id: 'm1', session_id: 's', message: 'a', is_bot: false, timestamp: new Date().toISOString() };
  const metadata = { confidence: null, suggestedActions: [] };
  const conversation = { messages: [{ ...stored, metadata }], answering: false, state: { state: 'bot' } };
  mockApi(reply('one'), noContent, noContent, { status: 200, body: conversation });
  const { user } = await openChat();
  await user.type(input(), 'a{Enter}');
  await within(log()).findByText('one');
  const session = localStorage.getItem('chat-session');
  await user.click(button(content.reset));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await within(log()).findByText('a');
  expect(calledPaths().slice(-2)[0]).toMatch(/undo-reset$/);
  expect(JSON.parse(localStorage.getItem('chat-session')!).id).toBe(JSON.parse(session!).id);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a message ends the time in which a reset can be undone', async () => {
  mockApi(reply('one'), noContent, reply('two'));
  const { user } = await openChat();
  await user.type(input(), 'a{Enter}');
  await within(log()).findByText('one');
  await user.click(button(content.reset));
  await screen.findByRole('button', { name: 'Undo' });
  await user.type(input(), 'b{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await within(log()).findByText('two');
});

test('a reply that arrives after a reset is ignored', async () => {
  const { response, release } = heldResponse();
  mockApi(response, noContent, reply('fresh'));
  const { user } = await openChat();
  await user.type(input(), 'a{Enter}');
  await user.click(button(content.reset));
  await within(log()).findByText('Hello again, I’m Joe. What would you like to know?');
  await act(async () => release(reply('too late')));
  await user.type(input(), 'b{Enter}');
  await within(log()).findByText('fresh');
  expect(within(log()).queryByText('too late')).toBeNull();
});

test('the conversation stays when the reset fails', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  mockApi(reply('one'), lostConnection);
  const { user } = await openChat();
  await user.type(input(), 'a{Enter}');
  await within(log()).findByText('one');
  await user.click(button(content.reset));
  await within(log()).findByText(/^I apologize, but something went wrong/);
  expect(within(log()).getByText('one')).toBeTruthy();
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test.each([
  [
    'too many messages in a minute',
    { ...problem(429, 'rate_limited'), headers: { 'retry-after': '60' } },
    content.tooMany(1),
  ],
  [
    'too many messages in an hour',
    { ...problem(429, 'rate_limited'), headers: { 'retry-after': '1741' } },
    content.tooMany(30),
  ],
  ['a reply that is pending in another tab', problem(409, 'reply_pending'), content.stillAnswering],
  [
    'a text that cannot be stored',
    problem(422, 'validation_failed', {
      errors: [{ path: 'text', message: 'This text contains characters that cannot be stored.' }],
    }),
    'This text contains characters that cannot be stored.',
  ],
])('Joe explains %s, without the AI marker', async (_what, errorResponse, message) => {
  mockApi(errorResponse as MockResponse, reply('Again.'));
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  await within(log()).findByText(message);
  expect(within(log()).queryByText(content.aiMarker)).toBeNull();
  await user.type(input(), 'Hi again{Enter}');
  await within(log()).findByText('Again.');
});

test.each([
  ['cannot be reached', lostConnection],
  ['fails', problem(500, 'internal_error')],
])('when the Worker %s, Joe apologises and the console shows the error', async (_what, failure) => {
  vi.mocked(console.error).mockImplementation(() => {});
  mockApi(failure);
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  await within(log()).findByText(/^I apologize, but something went wrong/);
  expect(within(log()).queryByText('AI')).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('Escape and the close button return the focus, and keep the conversation', async () => {
  mockApi(reply('one'));
  const { user, panel } = await openChat();
  await user.type(input(), 'a{Enter}');
  await within(log()).findByText('one');
  await user.keyboard('{Escape}');
  const chatButton = button(header.chat);
  expect(panel.hasAttribute('open')).toBe(false);
  expect(document.activeElement).toBe(chatButton);
  await user.click(chatButton);
  await waitFor(() => expect(panel.hasAttribute('open')).toBe(true));
  expect(within(log()).getByText('one')).toBeTruthy();
  await user.click(button(content.close));
  expect(document.activeElement).toBe(button('Chat with Joe'));
});

test('the focus moves to the button that expands the minimised panel', async () => {
  const { user } = await openChat();
  await user.click(button(content.minimise));
  expect(document.activeElement).toBe(button('Expand'));
});

test('the panel moves above the keyboard of a phone, but not when the page is zoomed', async () => {
  const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  const { panel } = await openChat();
  const inset = () => panel.style.getPropertyValue('--keyboard-inset');
  const resize = (change: object) => {
    Object.assign(viewport, change);
    viewport.dispatchEvent(new Event('resize'));
  };
  resize({ height: innerHeight - 300 });
  expect(inset()).toBe('300px');
  resize({ scale: 2 });
  expect(inset()).toBe('0px');
});

const bubbleOf = (text: string | RegExp) => within(log()).getByText(text).closest('[dir]')!;

test('on an Arabic page Joe greets in Arabic, and the message names the language', async () => {
  const bodies = mockApi(reply('أهلًا.'));
  const { user } = await openChat('ar');
  expect(log().textContent).toContain('أنا جو');
  await user.click(button(arabic.quickQuestions[2]));
  expect(await within(log()).findByText('أهلًا.')).toBeTruthy();
  expect(bodies).toEqual([{ text: 'هل لديكم وظائف شاغرة؟', locale: 'ar' }]);
});

test('a message has the direction of most of its words, and code is left to right', async () => {
  mockApi(reply('Lagentry منتجنا:\n• **MarketEye** للأسواق\nشغّلوا `npm start`'), reply('It is **free**.'));
  const { user } = await openChat();
  await user.type(screen.getByRole('textbox'), 'Lagentry: ما هو؟{Enter}');
  const answer = (await within(log()).findByText('MarketEye')).closest('[dir]')!;
  expect(answer.getAttribute('dir')).toBe('rtl');
  expect(answer.getAttribute('lang')).toBe('ar');
  expect(within(log()).getByText('npm start').getAttribute('dir')).toBe('ltr');
  expect(bubbleOf('Lagentry: ما هو؟').getAttribute('dir')).toBe('rtl');
  await user.type(screen.getByRole('textbox'), 'And in English?{Enter}');
  await within(log()).findByText('free');
  expect(bubbleOf('free').getAttribute('dir')).toBe('ltr');
  expect(bubbleOf('And in English?').getAttribute('dir')).toBe('ltr');
});

test("suggested actions and errors are in the visitor's language on any page", async () => {
  const suggestedActions: SuggestedAction[] = ['view_careers'];
  mockApi(reply('نعم، نوظّف الآن.', { suggestedActions }), problem(409, 'reply_pending'));
  const { user } = await openChat();
  await user.type(screen.getByRole('textbox'), 'هل لديكم وظائف؟{Enter}');
  const link = await screen.findByRole('link', { name: arabic.actions.view_careers });
  expect(link.getAttribute('href')).toBe('/careers#positions');
  await user.type(screen.getByRole('textbox'), 'وأين أتقدم؟{Enter}');
  expect(await within(log()).findByText('لحظة من فضلكم، ما زلت أجيب عن رسالتكم السابقة.')).toBeTruthy();
});

test('the input follows the direction of the draft, and of the page while it is empty', async () => {
  const { user } = await openChat('ar');
  const box = screen.getByRole('textbox');
  expect(box.getAttribute('dir')).toBe('rtl');
  await user.type(box, 'What is it');
  expect(box.getAttribute('dir')).toBe('ltr');
  await user.clear(box);
  await user.type(box, 'Lagentry ما هو');
  expect(box.getAttribute('dir')).toBe('rtl');
});

test('an answer that does not know has the closest pages and one button to a person', async () => {
  const sources = [{ title: 'Plans', path: '/solutions/startups#plans' }];
  mockApi(reply('I am not sure.', { unanswered: true, sources }));
  const { user } = await openChat();
  await user.type(input(), 'Hm?{Enter}');
  const links = await within(log()).findByRole('list', { name: content.nearest });
  expect(within(links).getByRole('link', { name: 'Plans' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Talk to a person' })).toHaveLength(1);
});

test('“Contact the team” opens the form for an address when no one is there', async () => {
  const promised = { state: 'promised', nextTime: '2020-01-20T05:00:00.000Z', sent: false };
  mockApi(reply('Please contact us.', { suggestedActions: ['contact_team'] }), { status: 200, body: promised });
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  await user.click(await screen.findByRole('button', { name: content.actions.contact_team }));
  const heading = await screen.findByRole('heading', { name: content.handover.form.title });
  expect(document.activeElement).toBe(heading);
  expect(calledPaths().at(-1)).toMatch(/\/person$/);
});

test('a promise for later offers a booking, in the form and in the conversation', async () => {
  fakeSockets();
  const state: HandoverState = { state: 'promised', nextTime: '2098-01-20T05:00:00.000Z', sent: false };
  const notice = { kind: 'promised', nextTime: state.nextTime } as const;
  const metadata: ChatMessage['metadata'] = { confidence: null, suggestedActions: ['schedule_demo'], notice };
  const storedMessage = { session_id: 's', is_bot: true, timestamp: '2098-01-17T16:00:00.000Z', metadata };
  const slots: MockResponse = { status: 200, body: { timeZone: 'Asia/Dubai', slots: [], closed: [] } };
  mockApi({ status: 200, body: state }, slots, slots, slots, slots);
  const { user, panel } = await openChat();
  await user.click(button(content.handover.ask));
  await screen.findByRole('button', { name: content.actions.schedule_demo });
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  act(() => FakeSocket.last.open());
  const messages = [{ ...storedMessage, id: 'n', message: 'Our team will reply by email on Monday.' }];
  await act(async () => FakeSocket.last.receive({ type: 'hello', state, messages }));
  await user.click(button(content.handover.form.close));
  expect(log().contains(await within(panel).findByRole('region', { name: 'Book a demo (one hour)' }))).toBe(true);
});
