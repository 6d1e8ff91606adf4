import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#worker/db/client.ts';
import { calendarPeriods } from '#worker/db/schema.ts';
import { afterASecond, databaseDown, databaseHanging, requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyTables } from '../support/tables.ts';

const ASSETS = {
  fetch: async () => new Response('<main><p data-office-now></p></main>', { headers: { 'content-type': 'text/html' } }),
} as unknown as Fetcher;

async function officeAt(gulfTime: string, path = '/contact', DB = env.DB): Promise<string> {
  vi.setSystemTime(Date.parse(`${gulfTime}:00+04:00`));
  const response = await requestWith({ ASSETS, DB }, path);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBeNull();
  return /data-office-now>([^<]*)/.exec(await response.text())![1]!;
}

beforeEach(async () => {
  await emptyTables('calendar_periods');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

it.each([
  ['2027-03-01T10:00', 'The office is open now.'],
  ['2027-03-01T07:30', 'The office is closed now. We’re back today from 9 AM Gulf time.'],
  ['2027-03-05T19:00', 'The office is closed now. We’re back on Monday, 8 March from 9 AM Gulf time.'],
])('at %s in Dubai the contact page says "%s"', async (time, sentence) => {
  expect(await officeAt(time)).toBe(sentence);
});

it('knows the days on which staff close the office', async () => {
  const days = { firstDay: '2027-03-01', lastDay: '2027-03-02' };
  await database(env)
    .insert(calendarPeriods)
    .values({
      ...{ id: 'move', ...days, kind: 'closed', nameEn: 'Moving', nameAr: 'انتقال', certainty: 'official' },
      ...{ fromHour: null, toHour: null, changedBy: 'staff@rihla.example', changedAt: '2027-02-01T00:00:00.000Z' },
    });
  expect(await officeAt('2027-03-01T10:00')).toMatch(/closed now.+Wednesday, 3 March from 9 AM/);
});

it('says it in Arabic', async () => {
  expect(await officeAt('2027-03-05T19:00', '/ar/contact')).toMatch(/^المكتب مغلق الآن\. نعود يوم الاثنين/);
});

it('leaves the sentence out while the database is away', async () => {
  expectLogs('office_hours_unavailable');
  expect(await officeAt('2027-03-01T10:00', '/contact', databaseDown())).toBe('');
});

it('does not wait longer than a second for the database', async () => {
  expectLogs('office_hours_unavailable');
  const answer = await afterASecond(() => officeAt('2027-03-01T10:00', '/contact', databaseHanging()));
  expect(answer).toBe('');
});
