import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { newSession } from '../../support/answer-events.ts';
import { beginOnMonday, bookDemo, tuesdayAtNine } from '../../support/bookings.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';

beforeEach(beginOnMonday);

function ask(sessionId: string, text: string): Promise<ChatReply> {
  return runInDurableObject(env.CHAT_SESSION.getByName(sessionId), async (instance) => {
    Object.assign(instance, { env: { ...env, CHAT_API_KEY: '' } });
    const outcome = await instance.reply({ sessionId, text, locale: 'en', requestId: 'r' });
    if (outcome.kind !== 'answered') throw new Error(outcome.kind);
    return outcome.reply;
  });
}

async function withBooking(): Promise<string> {
  const session = newSession();
  await ask(session, 'hello');
  await bookDemo(tuesdayAtNine, { chatSessionId: session });
  return session;
}

it.each([
  'when is my demo',
  'move it to Wednesday',
  'make it 3pm',
  'actually cancel it',
  'cancel my demo',
  'I can’t make it',
])('answers %j with the demo of this conversation, and nothing else', async (text) => {
  const session = await withBooking();
  const reply = await ask(session, text);
  expect(reply).toMatchObject({ booking: 'change', suggestedActions: [], sources: [] });
  expect(reply.message).toBe(
    'Your demo is on Tuesday, 24 November at 9:00 AM Gulf time. Move or cancel it here, or with the link in the email about it.',
  );
});

it('answers in the language of the question', async () => {
  const { message, booking } = await ask(await withBooking(), 'خله يوم الاربعاء العصر');
  expect(message).toContain('موعد عرضكم التوضيحي يوم الثلاثاء، 24 نوفمبر، الساعة 9:00 ص');
  expect(booking).toBe('change');
});

it('knows no demo of another conversation', async () => {
  await withBooking();
  const session = newSession();
  expect((await ask(session, 'actually cancel it')).message).not.toContain('24 November');
  expect((await ask(session, 'when is my demo')).message).not.toContain('24 November');
});

it('knows no demo that was cancelled', async () => {
  const session = await withBooking();
  await env.DB.prepare("UPDATE bookings SET status = 'cancelled'").run();
  expect((await ask(session, 'when is my demo')).message).not.toContain('24 November');
});

it('leaves another question to the site', async () => {
  const session = await withBooking();
  expect((await ask(session, 'what does the growth plan cost')).message).toContain('**Growth**: $49');
});

it('keeps the time that was asked for', async () => {
  const { booking, bookingTime } = await ask(newSession(), 'book me Wednesday 2pm');
  expect({ booking, bookingTime }).toEqual({
    booking: 'book',
    bookingTime: { date: '2026-11-25', from: 14, to: 15 },
  });
});

it.each([
  ['move it to Wednesday', 'Under your answer the chat shows that booking, with buttons to move and to cancel it.'],
  ['can I book another demo', 'Under your answer the chat shows available times for a demo.'],
  ['get me a real person', 'Under your answer the chat shows a button that calls a person.'],
  ['what is Lagentry', 'Under your answer the chat shows no times and no buttons.'],
])('tells the model what is booked, and what %j shows', async (text, line) => {
  const session = await withBooking();
  await runInDurableObject(env.CHAT_SESSION.getByName(session), (instance) => void Object.assign(instance, { env }));
  const completions = mockCompletions(() => completionWith('Yes.'));
  await request(`/api/chat/${session}/messages`, { text });
  const prompt = completions.requests.at(-1)!.body.messages[0]!.content;
  expect(prompt).toContain('Booked in this conversation: Your demo is on Tuesday, 24 November at 9:00 AM Gulf time.');
  expect(prompt).toContain(line);
  expect(prompt).toContain('Enterprise: by quote.');
});
