import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { afterHoursSentence, asksForPerson } from '#worker/chat/answer/after-hours.ts';
import { newSession, replyWith, streamedAnswer } from '../../support/answer-events.ts';
import { setTime } from '../../support/bookings.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions, openCompletion, streamOf } from '../../support/completions.ts';
import { databaseDown } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { emptyTables } from '../../support/tables.ts';

/** A Friday evening and a Tuesday morning in Dubai. */
const fridayEvening = '2031-01-17T16:00:00Z';
const tuesdayMorning = '2031-01-14T06:00:00Z';

const english =
  'Our office is closed now, and our team is back on Monday, 20 January from 9 AM Gulf time. You can book a demo right away, or press “Talk to a person” to leave your address.';

beforeEach(async () => {
  await emptyTables('calendar_periods');
  setTime(fridayEvening);
});

async function ask(text: string): Promise<ChatReply> {
  return (await request(`/api/chat/${newSession()}/messages`, { text })).json();
}

it('says when the team is back, and offers the booking before the reply by email', async () => {
  mockCompletions(() => completionWith('Our team is happy to help. Their email is on the contact page.'));
  const { message, suggestedActions } = await ask('Can I talk to a human?');
  expect(message).toBe(`Our team is happy to help. Their email is on the contact page.\n\n${english}`);
  expect(suggestedActions).toEqual(['schedule_demo', 'contact_team']);
});

it('says so in Arabic to a question in Arabic or in Latin letters', async () => {
  mockCompletions(() => completionWith('حيّاكم الله.'));
  for (const question of ['أبي أكلم موظف', 'abi akallem mowazaf']) {
    const { message, suggestedActions } = await ask(question);
    expect(message).toContain('مكتبنا مغلق الآن، ويعود فريقنا يوم الاثنين، 20 يناير');
    expect(suggestedActions).toEqual(['schedule_demo', 'contact_team']);
  }
});

it('says so after the prepared reply when the model fails, and in the stored message', async () => {
  expectLogs('chat_completion_failed');
  mockCompletions(() => new Response('', { status: 500 }));
  const session = newSession();
  await request(`/api/chat/${session}/messages`, { text: 'Connect me to a person, please' });
  const { messages } = await (await request(`/api/chat/${session}`)).json<{ messages: { message: string }[] }>();
  expect(messages.at(-1)!.message).toContain(english);
});

it('says so without a model', async () => {
  const outcome = await replyWith({ CHAT_API_KEY: '' }, 'Can I talk to a human?');
  expect(outcome).toMatchObject({ reply: { message: english, suggestedActions: ['schedule_demo', 'contact_team'] } });
});

it('streams the sentence as the last piece of the answer', async () => {
  mockCompletions(() => streamOf('Of course.'));
  const { text, reply } = await streamedAnswer(newSession(), 'Can I speak to someone?');
  expect(text).toBe(`Of course.\n\n${english}`);
  expect(reply).toMatchObject({ message: text, suggestedActions: ['schedule_demo', 'contact_team'] });
});

it('adds nothing in office hours, or to another question', async () => {
  mockCompletions(() => completionWith('Our team is happy to help.'));
  expect((await ask('What is Lagentry?')).message).toBe('Our team is happy to help.');
  setTime(tuesdayMorning);
  const { message, suggestedActions } = await ask('Can I talk to a human?');
  expect(message).toBe('Our team is happy to help.');
  expect(suggestedActions).toEqual(['contact_team']);
});

it('adds nothing where people answer at any hour, and something where they never do', async () => {
  expect(await afterHoursSentence({ ...env, CHAT_PEOPLE: 'always' }, 'en')).toBeUndefined();
  expect(await afterHoursSentence({ ...env, CHAT_PEOPLE: 'never' }, 'en')).toBe(english);
});

it('adds nothing without the database', async () => {
  expectLogs('office_hours_unavailable');
  expect(await afterHoursSentence({ ...env, DB: databaseDown() }, 'en')).toBeUndefined();
});

it('leaves an answer that broke off as it is', async () => {
  expectLogs('chat_completion_failed');
  const completion = openCompletion();
  mockCompletions(() => completion.respond());
  completion.text('Our te');
  completion.die();
  const { reply } = await streamedAnswer(newSession(), 'Can I talk to a human?');
  expect(reply).toMatchObject({ message: 'Our te', interrupted: 'broken' });
});

it.each([
  ['Can I talk to a real person?', true],
  ['connect me with sales', true],
  ['ابغى اكلم احد', true],
  ['How to contact you?', false],
  ['I want to book a demo', false],
])('knows whether “%s” asks for a person', (question, asks) => {
  expect(asksForPerson(question, question)).toBe(asks);
});
