import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import chat from '#shared/content/en/chat.ts';
import content from '#shared/content/en/chat-booking.ts';
import { slotPicker } from '#shared/content/en/slot-picker.ts';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { fieldId } from '#shared/forms/element-ids.ts';
import { gulfHour } from '#shared/time/days.ts';
import { answer } from '../../answer-stream.ts';
import { lostConnection, type MockResponse, mockApi, problem } from '../../mock-api.ts';
import { openChat } from '../../open-chat.tsx';

const startOf = (hour: number) => gulfHour('2026-12-01', hour).toISOString();
const slots = [9, 10, 11, 13].map((hour) => ({ startsAt: startOf(hour), endsAt: startOf(hour + 1) }));
const links = { page: '/booking?token=t1', file: '/booking.ics?token=t1', google: '', outlook: '' };
const booked = (hour: number): MockResponse => ({
  status: 201,
  body: {
    submission: {},
    booking: { id: 'b', startsAt: startOf(hour), endsAt: startOf(hour + 1), status: 'confirmed' },
    bookingLinks: links,
  },
});
const asked: Partial<ChatReply> = { booking: 'book' };

beforeEach(() => {
  document.documentElement.lang = 'en';
  onServer = 10;
  vi.useFakeTimers({ toFake: ['Date'], now: gulfHour('2026-11-30', 8) });
});

/** The booking as the server has it: an hour of the day, or what a read of it meets. */
let onServer: number | 'cancelled' | 'erased' | 'lost' = 10;

function bookingOnServer(): Response {
  if (onServer === 'lost') throw lostConnection;
  if (onServer === 'erased') return Response.json({ code: 'not_found', detail: '' }, asProblem(404));
  const [hour, status] = onServer === 'cancelled' ? [10, 'cancelled'] : [onServer, 'confirmed'];
  return Response.json({ booking: { id: 'b', startsAt: startOf(hour), endsAt: startOf(hour + 1), status } });
}

const asProblem = (status: number) => ({ status, headers: { 'content-type': 'application/problem+json' } });

/** Joe gives the answer, then the API the replies in order. */
async function ask(reply: Partial<ChatReply>, ...replies: MockResponse[]) {
  const bodies = mockApi(answer('Gladly.', reply), ...replies);
  const others = vi.mocked(fetch).getMockImplementation()!;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const query = new URL(String(url), location.origin);
    if (query.pathname === '/api/bookings/t1') return bookingOnServer();
    if (query.pathname !== '/api/slots') return others(url, init);
    const isAsked = query.searchParams.get('from')! > '2026-11-30';
    return Response.json({ timeZone: 'Asia/Dubai', slots: isAsked ? slots : [], closed: [] });
  });
  const chatPanel = await openChat();
  await chatPanel.user.type(screen.getByRole('textbox', { name: chat.input }), 'mona@gulf-bank.example {Enter}');
  await screen.findByText('Gladly.');
  return { ...chatPanel, bodies };
}

const log = () => within(screen.getByRole('log'));
const card = () => screen.findByRole('region', { name: content.offer });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => document.getElementById(fieldId('chat-booking', name)) as HTMLInputElement;
const urls = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url));

type User = Awaited<ReturnType<typeof openChat>>['user'];

async function choose(user: User, time = /10:00 AM/) {
  await user.click(within(await card()).getByRole('button', { name: time }));
  await screen.findByRole('heading', { name: content.title });
}

async function fillIn(user: User) {
  await user.type(field('firstName'), 'Mona');
  await user.type(field('lastName'), 'Al Ali');
  await user.type(field('company'), 'Gulf Bank');
  await user.selectOptions(field('useCase'), 'Process Automation');
}

const press = async (user: User, name: string) => user.click(await button(name));

async function bookDemo(user: User) {
  await choose(user);
  await fillIn(user);
  await press(user, content.submit);
  await log().findByText(/Your demo is booked: Tuesday, 1 December/);
  vi.setSystemTime(Date.now() + 1000);
}

test('the times nearest to the hour that was asked for come first', async () => {
  await ask({ ...asked, bookingTime: { date: '2026-12-01', from: 13, to: 14 } });
  await waitFor(async () => expect(within(await card()).getAllByRole('button')).toHaveLength(4));
  const buttons = within(await card()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    expect.stringMatching(/1:00.PM in Dubai$/),
    expect.stringMatching(/11:00.AM in Dubai$/),
    expect.stringMatching(/10:00.AM in Dubai$/),
  ]);
});

test('an answer to a wish for a demo has the next three times and other times', async () => {
  await ask(asked);
  const buttons = await waitFor(async () => {
    const found = within(await card()).getAllByRole('button');
    expect(found).toHaveLength(4);
    return found;
  });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tue.*Dec.*9:00.AM in Dubai$/),
    expect.stringMatching(/10:00.AM in Dubai$/),
    expect.stringMatching(/11:00.AM in Dubai$/),
    content.otherTimes,
  ]);
});

test('an action on an earlier answer opens the times, and the newest answer has none', async () => {
  const { user } = await ask({ suggestedActions: ['schedule_demo'] }, answer('Yes.'));
  await card();
  await user.type(screen.getByRole('textbox', { name: chat.input }), 'Thanks{Enter}');
  await screen.findByText('Yes.');
  expect(screen.queryByRole('region', { name: content.offer })).toBeNull();
  await press(user, chat.actions.schedule_demo);
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Book a demo' }));
});

test('one press books the chosen time for this conversation, with what was typed in it', async () => {
  const { user, bodies } = await ask(asked, booked(10));
  await choose(user);
  expect(field('email').value).toBe('mona@gulf-bank.example');
  await fillIn(user);
  await press(user, content.submit);
  const message = await log().findByText(/Your demo is booked: Tuesday, 1 December, .*10:00–11:00.AM in Dubai/);
  expect(message.textContent).toContain('mona@gulf-bank.example');
  const session = urls()[0]!.split('/')[3];
  expect(bodies.at(-1)).toMatchObject({
    formType: 'demo',
    firstName: 'Mona',
    company: 'Gulf Bank',
    useCase: 'Process Automation',
    slotStart: startOf(10),
    preferredDate: '2026-12-01',
    preferredTime: '10-11 AM',
    chatSessionId: session,
    locale: 'en',
  });
  expect(screen.getByRole('link', { name: 'Calendar file' }).getAttribute('href')).toBe(links.file);
  expect(document.activeElement).not.toBe(document.body);
});

test('a time that was taken offers the nearest ones, and keeps what was typed', async () => {
  const taken = problem(409, 'slot_taken', { alternatives: [startOf(13)] });
  const { user, bodies } = await ask(asked, taken, booked(13));
  await choose(user);
  await fillIn(user);
  await press(user, content.submit);
  expect(
    await screen.findByText(
      'This time has just been taken. Your entries are still here. Please choose one of these times:',
    ),
  ).toBeTruthy();
  await user.click(await button(/1:00.PM/));
  expect(screen.queryByText(content.taken)).toBeNull();
  expect(field('lastName').value).toBe('Al Ali');
  await press(user, content.submit);
  await log().findByText(/Your demo is booked/);
  expect(bodies.at(-1)).toMatchObject({ slotStart: startOf(13), lastName: 'Al Ali' });
});

test('without a connection nothing is lost, and a press repeats the same request', async () => {
  const { user, bodies } = await ask(asked, lostConnection, booked(10));
  await choose(user);
  await fillIn(user);
  await press(user, content.submit);
  expect(await screen.findByText('We couldn’t send your form. Check your connection and try again.')).toBeTruthy();
  await press(user, content.submit);
  await log().findByText(/Your demo is booked/);
  expect(bodies.at(-1)?.id).toBe(bodies.at(-2)?.id);
});

test('an address at its limit can ask for a demo without a time', async () => {
  const accepted: MockResponse = { status: 201, body: { submission: {} } };
  const { user, bodies } = await ask(asked, problem(409, 'too_many_bookings'), accepted);
  await choose(user);
  await fillIn(user);
  await press(user, content.submit);
  expect(await screen.findByText('detail of too_many_bookings')).toBeTruthy();
  await press(user, slotPicker.limit.send);
  expect(
    await log().findByText(
      'We have your request, without a time. We’ll propose one by email within 24 hours on working days.',
    ),
  ).toBeTruthy();
  expect(bodies.at(-1)).not.toHaveProperty('slotStart');
});

test('a wrong field takes the focus and says why', async () => {
  const errors = [{ path: 'company', message: 'Too long.' }];
  const { user } = await ask(asked, problem(422, 'validation_failed', { errors }));
  await choose(user);
  await fillIn(user);
  await press(user, content.submit);
  expect(await screen.findByText('Too long.')).toBeTruthy();
  expect(document.activeElement).toBe(field('company'));
});

test('what is wrong with a field that is not shown is said below the form', async () => {
  const errors = [{ path: 'cf-turnstile-response', message: 'Please wait for the check.' }];
  const { user } = await ask(asked, problem(422, 'validation_failed', { errors }));
  await choose(user);
  await fillIn(user);
  await press(user, content.submit);
  expect((await screen.findByText('Please wait for the check.')).getAttribute('role')).toBe('alert');
});

test('closing the chat and coming back keeps the time and what was typed', async () => {
  const { user, panel } = await ask(asked);
  await choose(user);
  await user.type(field('firstName'), 'Mona');
  await user.keyboard('{Escape}');
  expect(panel.hasAttribute('open')).toBe(false);
  document.body.replaceChildren();
  vi.mocked(fetch).mockImplementation(async () =>
    Response.json({ messages: [], answering: false, state: { state: 'bot' } }),
  );
  await openChat();
  expect(await screen.findByText(/10:00–11:00.AM in Dubai/)).toBeTruthy();
  expect(field('firstName').value).toBe('Mona');
});

test('a demo booked here is moved here', async () => {
  const { user, bodies } = await ask(asked, booked(10), { status: 200, body: { booking: {} } });
  await bookDemo(user);
  await press(user, content.move.title);
  await user.click(await button(/^Tue.*11:00.AM in Dubai$/));
  await press(user, content.move.submit);
  expect(await log().findByText(/Your demo has been moved: Tuesday, 1 December, .*11:00/)).toBeTruthy();
  expect(urls().at(-1)).toBe('/api/bookings/t1/reschedule');
  expect(bodies.at(-1)).toEqual({ startsAt: startOf(11), locale: 'en' });
  // The message about the earlier time no longer offers it.
  expect(screen.getAllByRole('button', { name: 'Move the demo' })).toHaveLength(1);
});

test('a demo booked here is cancelled here after a question', async () => {
  const { user } = await ask(asked, booked(10), { status: 200, body: { booking: {} } });
  await bookDemo(user);
  await press(user, content.cancel.title);
  await press(user, content.keep);
  expect(document.activeElement).toBe(await button('Cancel the demo'));
  await press(user, content.cancel.title);
  await press(user, content.cancel.submit);
  expect(await log().findByText(/Your demo is cancelled: Tuesday, 1 December/)).toBeTruthy();
  expect(urls().at(-1)).toBe('/api/bookings/t1/cancel');
  expect(screen.queryByRole('button', { name: content.cancel.title })).toBeNull();
});

test('a wish to change a demo is answered with the booking and its buttons alone', async () => {
  const change: Partial<ChatReply> = { booking: 'change', suggestedActions: ['contact_team'] };
  const { user } = await ask(asked, booked(10), answer('If you booked here, …', change));
  await bookDemo(user);
  await user.type(screen.getByRole('textbox', { name: chat.input }), 'I want to cancel{Enter}');
  expect(await log().findByText(/^Your demo: Tuesday, 1 December, .*10:00–11:00.AM in Dubai/)).toBeTruthy();
  expect(log().queryByText(/If you booked here/)).toBeNull();
  expect(log().queryByRole('button', { name: chat.actions.contact_team })).toBeNull();
  // The message that confirmed the booking has lost its buttons.
  expect(screen.getAllByRole('button', { name: 'Move the demo' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Cancel the demo' })).toHaveLength(1);
});

const returnToTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a demo cancelled elsewhere is shown as cancelled, and another one is offered', async () => {
  const { user } = await ask(asked, booked(10));
  await bookDemo(user);
  onServer = 'cancelled';
  returnToTab();
  expect(await log().findByText(/^This demo was cancelled: Tuesday, 1 December, .*10:00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move the demo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel the demo' })).toBeNull();
  await press(user, 'Book a new time');
  expect(await screen.findByRole('heading', { name: 'Book a demo' })).toBeTruthy();
});

test('a demo that was moved elsewhere is shown with its new time, once', async () => {
  const { user } = await ask(asked, booked(10));
  await bookDemo(user);
  onServer = 13;
  returnToTab();
  expect(await log().findByText(/^Your demo has been moved: Tuesday, 1 December, .*1:00/)).toBeTruthy();
  returnToTab();
  await user.click(await button('Move the demo'));
  expect(await screen.findByText(/^Currently booked: Tuesday, 1 December, .*1:00/)).toBeTruthy();
});

test.each(['Move the demo', 'Cancel the demo'])('“%s” first asks whether the booking stands', async (name) => {
  const { user } = await ask(asked, booked(10));
  await bookDemo(user);
  onServer = 'cancelled';
  await press(user, name);
  expect(await log().findByText(/^This demo was cancelled/)).toBeTruthy();
  expect(screen.queryByText(content.cancel.question)).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('a booking that cannot be read offers no change, and says so', async () => {
  const { user } = await ask(asked, booked(10));
  await bookDemo(user);
  onServer = 'lost';
  await press(user, 'Move the demo');
  expect((await screen.findByText('We couldn’t change your booking.')).getAttribute('role')).toBe('alert');
  onServer = 10;
  await press(user, 'Move the demo');
  expect(await screen.findByText(/^Currently booked/)).toBeTruthy();
});

test('a booking that was erased is forgotten', async () => {
  const { user } = await ask(asked, booked(10));
  await bookDemo(user);
  onServer = 'erased';
  returnToTab();
  await waitFor(() => expect(log().queryByText(/Your demo is booked/)).toBeNull());
  expect(localStorage.getItem('chat-booking')).toBeNull();
});

test('what another tab has booked is shown, and starting over forgets it', async () => {
  const { user } = await ask(asked, { status: 204 });
  await card();
  const session = urls()[0]!.split('/')[3];
  const messages = [
    { at: '2026-11-30T04:30:00.000Z', text: 'Your demo is booked elsewhere.', startsAt: startOf(9), links },
  ];
  act(() => {
    localStorage.setItem('chat-booking', JSON.stringify({ session, messages }));
    dispatchEvent(new StorageEvent('storage', { key: 'chat-booking' }));
  });
  expect(await log().findByText('Your demo is booked elsewhere.')).toBeTruthy();
  await press(user, chat.reset);
  await waitFor(() => expect(log().queryByText('Your demo is booked elsewhere.')).toBeNull());
  expect(localStorage.getItem('chat-booking')).toBeNull();
});

test('starting over while a demo is moved ends the move', async () => {
  const { user } = await ask(asked, booked(10), { status: 204 });
  await bookDemo(user);
  await press(user, content.move.title);
  await screen.findByRole('heading', { name: content.move.title });
  await press(user, chat.reset);
  await waitFor(() => expect(screen.queryByRole('heading', { name: content.move.title })).toBeNull());
});
