import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { slotPicker as texts } from '../../../../src-shared/content/en/slot-picker.ts';
import {
  type Calendar,
  day,
  field,
  fill,
  hour,
  mockDemoApi,
  plain,
  queries,
  renderDemoForm,
  startOf,
  submit,
} from './demo-form.tsx';

const calendar: Calendar = {
  free: { '2026-11-30': [14, 15], '2026-12-01': [9], '2026-12-03': [9, 10, 13] },
  closed: [
    { date: '2026-12-02', reason: 'National Day', certainty: 'official' },
    { date: '2026-12-09', reason: 'A feast', certainty: 'expected' },
  ],
};
const accepted = { status: 201, body: { submission: {} } };

const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const month = () => document.querySelector('[aria-live=polite]')?.textContent;
/** The sentence about the choice. */
const note = () => plain(document.querySelector('h3')?.parentElement?.querySelector('[role=status]')?.textContent);

async function openCalendar(options = {}) {
  await renderDemoForm(options);
  await day(/^Monday, 30 November, 2 free hours$/);
}

test('choosing a day fills the date field, and choosing an hour fills both and saves the draft', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  fireEvent.click(await day(/^Monday, 30 November/));
  expect([field('preferredDate').value, field('preferredTime').value]).toEqual(['2026-11-30', '']);
  expect(note()).toBe('Monday, 30 November, 2 free hours.');
  expect((await hour(/^9:00/)).disabled).toBe(true);
  fireEvent.click(await hour(/^2:00/));
  expect(field('preferredTime').value).toBe('2-3 PM');
  expect((await hour(/^2:00/)).getAttribute('aria-pressed')).toBe('true');
  expect(note()).toBe('Monday, 30 November, 2:00–3:00 PM in Dubai: free. We book it when you send the form.');
  expect(JSON.parse(sessionStorage.getItem('draft:demo')!)).toEqual({
    preferredDate: '2026-11-30',
    preferredTime: '2-3 PM',
  });
});

test('what is typed into the fields is chosen in the calendar, and a free hour is sent to be booked', async () => {
  const bodies = mockDemoApi(calendar, accepted);
  await openCalendar();
  fill('preferredDate', '2026-12-03');
  expect((await day(/^Thursday, 3 December, 3 free hours/)).getAttribute('aria-selected')).toBe('true');
  fill('preferredTime', '10-11 AM');
  expect((await hour(/^10:00/)).getAttribute('aria-pressed')).toBe('true');
  await submit();
  expect(bodies[0]).toMatchObject({ preferredDate: '2026-12-03', slotStart: startOf('2026-12-03', 10) });
  expect(field('preferredDate').value).toBe('');
  expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
});

test.each([
  ['an hour that is not free', '2026-12-03', '4-5 PM', /4:00–5:00 PM in Dubai: not free\. Please choose/],
  ['a closed day', '2026-12-02', '9-10 AM', /closed: National Day\. Please choose/],
  ['a day that may be closed', '2026-12-09', '', /A feast \(expected, depends on the sighting of the moon\)\./],
  ['a day that is over', '2026-11-01', '9-10 AM', /^$/],
])('%s is sent as a wish, and the form says so', async (_, date, time, sentence) => {
  const bodies = mockDemoApi(calendar, accepted);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  fill('preferredDate', date);
  fill('preferredTime', time);
  await expect.poll(note).toMatch(sentence);
  await submit();
  expect(bodies[0]).toMatchObject({ preferredDate: date, preferredTime: time });
  expect(bodies[0]).not.toHaveProperty('slotStart');
});

test('keys move the focus over days that cannot be chosen, and over the ends of months', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  (await day(/^Monday, 30 November/)).focus();
  press('ArrowRight');
  expect(focused()).toBe('Tuesday, 1 December, 1 free hour');
  expect(month()).toBe('December 2026');
  press('ArrowRight');
  expect(focused()).toBe('Wednesday, 2 December, closed: National Day');
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  press('Enter');
  expect(field('preferredDate').value).toBe('');
  press('ArrowRight');
  press(' ');
  expect(field('preferredDate').value).toBe('2026-12-03');
  expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
});

test('keys do not leave the time that can be booked', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  const first = await day(/^Monday, 30 November/);
  first.focus();
  expect(first.getAttribute('aria-current')).toBe('date');
  for (const key of ['ArrowUp', 'ArrowLeft', 'PageUp', 'Home']) press(key);
  expect(focused()).toContain('Monday, 30 November');
  press('PageDown');
  expect(focused()).toContain('Wednesday, 30 December');
  for (const key of ['PageDown', 'ArrowDown']) press(key);
  expect(focused()).toContain('Thursday, 31 December');
});

test('from right to left, the left arrow leads to the next day', async () => {
  mockDemoApi(calendar);
  await renderDemoForm({ locale: 'ar' });
  (await day(/^الاثنين، 30 نوفمبر، موعدان متاحان/)).focus();
  await expect.poll(() => queries().length).toBe(2);
  press('ArrowLeft');
  await expect.poll(focused).toBe('الثلاثاء، 1 ديسمبر، موعد واحد متاح');
  press('ArrowRight');
  expect(focused()).toContain('30 نوفمبر');
});

test('the buttons lead from the month of today to the last month with a free hour', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  const isEnd = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  await expect.poll(() => isEnd(texts.nextMonth)).toBe(false);
  expect(isEnd(texts.previousMonth)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: texts.nextMonth }));
  expect(month()).toBe('December 2026');
  await expect.poll(() => queries().length).toBe(4);
  expect([isEnd(texts.previousMonth), isEnd(texts.nextMonth)]).toEqual([false, true]);
  expect(queries()).toEqual([
    'from=2026-11-30&days=1&locale=en',
    'from=2026-12-01&days=31&locale=en',
    'from=2027-01-01&days=31&locale=en',
    'from=2027-02-01&days=28&locale=en',
  ]);
});

test('the calendar begins at the first month with a free hour', async () => {
  mockDemoApi({ free: { '2026-12-01': [9] } });
  await renderDemoForm();
  await day(/^Tuesday, 1 December, 1 free hour$/);
  expect(month()).toBe('December 2026');
});

test('the hours have the visitor’s time with its weekday, and the time in Dubai beside it', async () => {
  mockDemoApi(calendar);
  await openCalendar({ zone: 'America/Los_Angeles' });
  fill('preferredDate', '2026-12-03');
  expect(plain((await hour(/9:00 AM/)).textContent)).toBe('Wed 9:00 PM9:00 AM in Dubai');
  expect(plain((await hour(/1:00 PM in/)).textContent)).toBe('1:00 AM1:00 PM in Dubai');
  expect(screen.getByText(texts.zones('Pacific Time'))).toBeTruthy();
});

test('a restored draft is chosen in the calendar', async () => {
  sessionStorage.setItem('draft:demo', JSON.stringify({ preferredDate: '2026-12-03', preferredTime: '9-10 AM' }));
  mockDemoApi(calendar);
  await renderDemoForm();
  expect((await day(/^Thursday, 3 December, 3 free/)).getAttribute('aria-selected')).toBe('true');
  expect((await hour(/^9:00/)).getAttribute('aria-pressed')).toBe('true');
});

test('when the hours cannot be loaded, the form still works, and a button tries again', async () => {
  const down = { ...calendar, isDown: true };
  const bodies = mockDemoApi(down, accepted);
  await renderDemoForm();
  expect(await screen.findByText(texts.failure)).toBeTruthy();
  fill('preferredDate', '2026-11-30');
  fill('preferredTime', '2-3 PM');
  await submit();
  expect(bodies[0]).toMatchObject({ preferredDate: '2026-11-30', preferredTime: '2-3 PM' });
  expect(bodies[0]).not.toHaveProperty('slotStart');
  down.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: texts.retry }));
  expect(await day(/^Monday, 30 November, 2 free/)).toBeTruthy();
});

test('the hours are loaded again when the visitor comes back after some minutes', async () => {
  const changing = { free: { ...calendar.free } };
  mockDemoApi(changing);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  changing.free['2026-11-30'] = [15];
  const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  expect(queries()).toHaveLength(2);
  vi.setSystemTime(Date.now() + 6 * 60 * 1000);
  await comeBack();
  expect(await day(/^Monday, 30 November, 1 free hour$/)).toBeTruthy();
});
