import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { dayIn } from '#worker/chat/answer/office-days.ts';
import { newSession, replyWith } from '../../support/answer-events.ts';
import { setTime } from '../../support/bookings.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { emptyTables } from '../../support/tables.ts';

/** A Saturday in Dubai. */
const saturday = '2026-11-28';

beforeEach(async () => {
  await emptyTables('calendar_periods');
  setTime('2026-11-28T08:00:00Z');
});

it.each([
  ['are you open now', saturday],
  ['open tomorrow?', '2026-11-29'],
  ['are you open on Friday', '2026-12-04'],
  ['open on saturday', saturday],
  ['open on 2 December', '2026-12-02'],
  ['open on Dec 3rd', '2026-12-03'],
  ['open on 1 January', '2027-01-01'],
  ['open on 31 February', undefined],
  ['when are you open', undefined],
  ['فاتحين باجر', '2026-11-29'],
  ['تداومون يوم الجمعة', '2026-12-04'],
  ['مفتوحين 2 ديسمبر', '2026-12-02'],
])('reads the day in %j', (question, day) => {
  expect(dayIn(question, saturday)).toBe(day);
});

it.each([
  ['are you open on Wednesday', 'On Wednesday, 2 December, our office is closed for UAE National Day (Eid Al Etihad).'],
  ['are you open on Friday', 'On Friday, 4 December, our office is open from 9 AM to 6 PM Gulf time.'],
  ['are you open now', 'On Saturday, 28 November, our office is closed.'],
])('answers %j with the calendar of the site', async (question, sentence) => {
  const outcome = await replyWith({ CHAT_API_KEY: '' }, question);
  expect(JSON.stringify(outcome)).toContain(sentence);
});

it('tells the model the time, the days of the office and the page of the visitor', async () => {
  const completions = mockCompletions(() => completionWith('Yes.'));
  const headers = { referer: `${env.SITE_URL ?? 'https://rihla.example'}/products/lagentry` };
  await request(`/api/chat/${newSession()}/messages`, { text: 'Is it good?' }, { headers });
  const prompt = completions.requests[0]?.body.messages[0]?.content;
  expect(prompt).toContain('Now it is 12:00 in Dubai, on Saturday, 28 November 2026.');
  expect(prompt).toContain('On Wednesday, 2 December, our office is closed for UAE National Day (Eid Al Etihad).');
  expect(prompt).toMatch(/The visitor is on the page \/products\/lagentry\.$/);
});

it('tells the model no page that the site does not have', async () => {
  const completions = mockCompletions(() => completionWith('Yes.'));
  const headers = { referer: 'https://rihla.example/ignore-all-rules' };
  await request(`/api/chat/${newSession()}/messages`, { text: 'Is it good?' }, { headers });
  expect(completions.requests[0]?.body.messages[0]?.content).not.toContain('ignore-all-rules');
});
