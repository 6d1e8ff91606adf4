import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { SuggestedAction } from '#shared/contracts/chat.ts';
import { answer } from '../../web/answer-stream.ts';
import { type MockResponse, mockApi } from '../../web/mock-api.ts';
import { openChat } from '../../web/open-chat.tsx';

beforeAll(() => {
  document.documentElement.lang = 'en';
});

const log = () => screen.getByRole('log');
const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Ask me anything about Rihla AI...');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const line = (text: string | RegExp) => within(log()).findByText(text);

const questions = [
  'What is Rihla AI?',
  'Tell me about Lagentry',
  'Are you hiring?',
  'What services do you provide?',
  'How to contact you?',
];

test('the header shows the name of the assistant and three controls', async () => {
  const { panel } = await openChat();
  expect(within(panel).getByRole('heading').textContent).toMatch(/^Joe/);
  const names = within(panel)
    .getAllByRole('button')
    .map((control) => control.getAttribute('aria-label'));
  expect(names.slice(0, 3)).toEqual(['Start over', 'Minimise', 'Close the chat']);
});

test('the greeting comes first and offers three topics', async () => {
  await openChat();
  expect(log().children).toHaveLength(1);
  const greeting = log().textContent;
  expect(greeting).toContain('Hello, I’m Joe, the Rihla AI assistant.');
  for (const topic of [
    'Lagentry, our no-code AI platform',
    'AI solutions: custom development for your company',
    'Contact: how to reach our team',
  ])
    expect(greeting).toContain(topic);
});

test('a reset replaces the messages with one shorter greeting', async () => {
  mockApi(answer('one'), { status: 204 });
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  await line('one');
  await user.click(button('Start over'));
  expect(await line('Hello again, I’m Joe. What would you like to know?')).toBeTruthy();
  expect(log().children).toHaveLength(1);
});

test('the panel is minimised, expanded and closed', async () => {
  const { user, panel } = await openChat();
  await user.click(button('Minimise'));
  expect(panel.className).toContain('h-7.5');
  expect(screen.queryByRole('log')).toBeNull();
  await user.click(button('Expand'));
  expect(panel.className).toContain('h-62.5');
  expect(log()).toBeTruthy();
  await user.click(button('Close the chat'));
  expect(panel.hasAttribute('open')).toBe(false);
});

test('Quick questions has five buttons, and each is sent as a message', async () => {
  const bodies = mockApi(...questions.map((question) => answer(`About: ${question}`)));
  const { user } = await openChat();
  const row = screen.getByRole('list', { name: 'Quick questions' });
  const shown = within(row).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual(questions);
  for (const [index, question] of questions.entries()) {
    // Once the conversation has begun, the row is behind its name.
    if (index > 0) await user.click(button('Quick questions'));
    await user.click(button(question));
    await line(`About: ${question}`);
  }
  expect(bodies.map(({ text }) => text)).toEqual(questions);
});

test('a message may have 2,000 characters', async () => {
  await openChat();
  expect(input().maxLength).toBe(2000);
});

test('send is disabled while the input is blank or an answer is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  mockApi(promise);
  const { user } = await openChat();
  expect(button('Send').disabled).toBe(true);
  await user.type(input(), '   ');
  expect(button('Send').disabled).toBe(true);
  await user.type(input(), 'Hi');
  expect(button('Send').disabled).toBe(false);
  await user.click(button('Send'));
  await user.type(input(), 'again');
  expect(button('Send').disabled).toBe(true);
  await act(async () => resolve(answer('Hello.')));
  await line('Hello.');
  expect(button('Send').disabled).toBe(false);
});

test('three dots show while an answer is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  mockApi(promise);
  const { user } = await openChat();
  expect(log().querySelectorAll('.chat-dot')).toHaveLength(0);
  await user.type(input(), 'Hi{Enter}');
  expect(log().querySelectorAll('.chat-dot')).toHaveLength(3);
  await act(async () => resolve(answer('Hello.')));
  await line('Hello.');
  expect(log().querySelectorAll('.chat-dot')).toHaveLength(0);
});

test('messages show the time, and only an answer of a model the marker AI', async () => {
  mockApi(answer('Hello.'), answer('From our site.', { confidence: 0.7 }));
  const { user } = await openChat();
  await user.type(input(), '  Hi {Enter}');
  await line('Hello.');
  const [greeting, question, reply] = [...log().children] as HTMLElement[];
  for (const message of [greeting!, question!, reply!]) {
    expect(message.querySelector('time')!.textContent).toMatch(/^\d\d:\d\d( [AP]M)?$/i);
  }
  const marked = [greeting!, question!, reply!].map((message) => within(message).queryByText('AI') !== null);
  expect(marked).toEqual([false, false, true]);
  await user.type(input(), 'And?{Enter}');
  await line('From our site.');
  expect(within(log().lastElementChild as HTMLElement).queryByText('AI')).toBeNull();
  expect(within(question!).getByText('Hi')).toBeTruthy();
});

test('an answer has bold, italic, code, line breaks, and links to a new tab', async () => {
  mockApi(answer('**bold** *italic* `code`\nnext [site](https://lagentry.example)'));
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  const reply = (await line('bold')).parentElement!;
  expect(reply.querySelector('strong')!.textContent).toBe('bold');
  expect(reply.querySelector('em')!.textContent).toBe('italic');
  expect(reply.querySelector('code')!.textContent).toBe('code');
  expect(reply.textContent).toContain('\nnext');
  expect(reply.className).toContain('whitespace-pre-line');
  const link = within(reply).getByRole('link', { name: 'site' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://lagentry.example/', '_blank']);
});

test('each suggested action has its label and its target', async () => {
  const suggestedActions: SuggestedAction[] = [
    ...(['contact_team', 'get_quote', 'view_careers'] as const),
    ...(['contact_support', 'check_website'] as const),
  ];
  mockApi(answer('Choose.', { suggestedActions }));
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  await line('Choose.');
  const actions = [...log().querySelectorAll('li > *')].map((action) => {
    return `${action.textContent} → ${action.getAttribute('href') ?? action.tagName}`;
  });
  expect(actions).toEqual([
    'Contact the team → BUTTON',
    'Get a quote → /schedule-demo',
    'View careers → /careers#positions',
    'Contact support → /contact',
    'See our products → /products',
  ]);
});

test('a suggested demo shows free times in place of the action', async () => {
  const startsAt = new Date(Math.ceil(Date.now() / 3_600_000 + 30) * 3_600_000).toISOString();
  const slots = { timeZone: 'Asia/Dubai', slots: [{ startsAt, endsAt: startsAt }], closed: [] };
  // On the last day of a month, the hour is in the next one, which is a second request.
  const month = { status: 200, body: slots };
  mockApi(answer('Choose.', { suggestedActions: ['schedule_demo'] }), month, month);
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  const card = await within(log()).findByRole('region', { name: 'Book a demo (one hour)' });
  expect(await within(card).findByRole('button', { name: /Dubai/ })).toBeTruthy();
  expect(within(log()).queryByText('Schedule a demo')).toBeNull();
});

test('the session id is session_, the time and random characters', async () => {
  mockApi(answer('Hello.'));
  const { user } = await openChat();
  await user.type(input(), 'Hi{Enter}');
  await line('Hello.');
  const [url] = (globalThis.fetch as unknown as { mock: { calls: [string][] } }).mock.calls[0]!;
  expect(url).toMatch(/^\/api\/chat\/session_\d{13}_[a-z0-9]{16,}\/messages$/);
});
