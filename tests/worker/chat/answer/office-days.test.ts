import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { officeDays } from '#worker/chat/answer/office-days.ts';
import { newSession, replyWith } from '../../support/answer-events.ts';
import { setTime } from '../../support/bookings.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { emptyTables } from '../../support/tables.ts';

beforeEach(async () => {
  await emptyTables('calendar_periods');
  setTime('2026-11-28T08:00:00Z');
});

it.each([
  ['are you open on Wednesday', 'On Wednesday, 2 December, our office is closed for UAE National Day (Eid Al Etihad).'],
  ['are you open on Friday', 'On Friday, 4 December, our office is open from 9 AM to 6 PM Gulf time.'],
  ['are you open now', 'On Saturday, 28 November, our office is closed.'],
  [
    'are you open on 2 December',
    'On Wednesday, 2 December, our office is closed for UAE National Day (Eid Al Etihad).',
  ],
  ['open on 2/12?', 'On Wednesday, 2 December, our office is closed for UAE National Day (Eid Al Etihad).'],
  ['do you work Sundays', 'On Sunday, 29 November, our office is closed.'],
  [
    'are you closed on national day',
    'From Wednesday, 2 December to Thursday, 3 December, our office is closed for UAE National Day (Eid Al Etihad).',
  ],
  ['can I come by on Friday afternoon', 'On Friday, 4 December, our office is open from 9 AM to 6 PM Gulf time.'],
  ['what time do you close on Monday', 'On Monday, 30 November, our office is open from 9 AM to 6 PM Gulf time.'],
  [
    'do you work Thursday and Friday',
    'Etihad). On Friday, 4 December, our office is open from 9 AM to 6 PM Gulf time.',
  ],
  [
    'what are your hours in Ramadan',
    'From Monday, 8 February to Monday, 8 March, our office is open from 9 AM to 3 PM Gulf time for Ramadan. The date is expected',
  ],
  ['open on 2028-01-01?', 'On Saturday, 1 January, our office is closed for New Year’s Day.'],
  ['تشتغلون يوم الأحد؟', 'مكتبنا مغلق يوم الأحد، 29 نوفمبر.'],
  ['دوامكم الجمعة؟', 'مكتبنا مفتوح يوم الجمعة، 4 ديسمبر، من 9 صباحًا إلى 6 مساءً بتوقيت الخليج.'],
  ['فاتحين بعد بكرة؟', 'مكتبنا مفتوح يوم الاثنين، 30 نوفمبر، من 9 صباحًا إلى 6 مساءً بتوقيت الخليج.'],
  ['مفتوحين ٢ ديسمبر؟', 'مكتبنا مغلق يوم الأربعاء، 2 ديسمبر بمناسبة عيد الاتحاد.'],
  ['hal entum maftoo7een bukra', 'مكتبنا مغلق يوم الأحد، 29 نوفمبر.'],
])('answers %j with the calendar of the site', async (question, sentence) => {
  const outcome = await replyWith({ CHAT_API_KEY: '' }, question);
  expect(JSON.stringify(outcome)).toContain(sentence);
});

it('says nothing about a day beyond the 400 days of the calendar', async () => {
  for (const [day, named] of [
    ['2028-01-02', 'On Sunday, 2 January'],
    ['2028-01-03', undefined],
  ] as const) {
    const days = await officeDays(env, [`open on ${day}?`], 'en');
    expect(days?.named?.slice(0, 20)).toBe(named);
  }
});

it('answers a follow-up that asks for another day', async () => {
  const session = newSession();
  await replyWith({ CHAT_API_KEY: '' }, 'are you open on Sunday?', session);
  const outcome = await replyWith({ CHAT_API_KEY: '' }, 'and on Friday?', session);
  expect(JSON.stringify(outcome)).toContain('On Friday, 4 December, our office is open from 9 AM to 6 PM Gulf time.');
});

it('tells the model the time, the days of the office and the page of the visitor', async () => {
  const completions = mockCompletions(() => completionWith('Yes.'));
  const headers = { referer: `${env.SITE_URL ?? 'https://rihla.example'}/products/lagentry` };
  await request(`/api/chat/${newSession()}/messages`, { text: 'Is it good?' }, { headers });
  const prompt = completions.requests[0]?.body.messages[0]?.content;
  expect(prompt).toContain('Now it is 12:00 in Dubai, on Saturday, 28 November 2026.');
  expect(prompt).toContain('On Wednesday, 2 December, our office is closed for UAE National Day (Eid Al Etihad).');
  expect(prompt).toContain('On Friday, 11 December, our office');
  expect(prompt).not.toContain('On Saturday, 12 December');
  expect(prompt).toMatch(/The visitor is on the page \/products\/lagentry\.$/);
});

it('tells the model no page that the site does not have', async () => {
  const completions = mockCompletions(() => completionWith('Yes.'));
  const headers = { referer: 'https://rihla.example/ignore-all-rules' };
  await request(`/api/chat/${newSession()}/messages`, { text: 'Is it good?' }, { headers });
  expect(completions.requests[0]?.body.messages[0]?.content).not.toContain('ignore-all-rules');
});
