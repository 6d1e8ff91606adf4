import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { slotPicker as texts } from '#shared/content/en/slot-picker.ts';
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
  showDemoForm,
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
const note = () => plain(document.querySelector('h3')?.parentElement?.querySelector('p[role=status]')?.textContent);
/** The form's message after it was accepted. */
const successNote = () =>
  plain(screen.getByText('Demo scheduled successfully!').parentElement!.lastElementChild?.textContent);
const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60 * 1000);

async function openCalendar(options = {}) {
  await renderDemoForm(options);
  await day(/^Monday, 30 November, 2 available times$/);
}

test('a chosen day fills the date, a chosen slot fills both and saves the draft', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  fireEvent.click(await day(/^Monday, 30 November/));
  expect([field('preferredDate').value, field('preferredTime').value]).toEqual(['2026-11-30', '']);
  expect(note()).toBe('Monday, 30 November, 2 available times.');
  expect((await hour(/^9:00/)).disabled).toBe(true);
  fireEvent.click(await hour(/^2:00/));
  expect(field('preferredTime').value).toBe('2-3 PM');
  expect((await hour(/^2:00/)).getAttribute('aria-pressed')).toBe('true');
  expect(note()).toBe('Monday, 30 November, 2:00–3:00 PM in Dubai: available. It’s yours when you submit.');
  expect(JSON.parse(sessionStorage.getItem('draft:demo')!)).toEqual({
    preferredDate: '2026-11-30',
    preferredTime: '2-3 PM',
  });
});

const shownFields = () => !field('preferredDate').closest('[hidden]');

test('the calendar replaces the two fields, and says what is missing', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  expect(shownFields()).toBe(false);
  expect(fireEvent.invalid(field('preferredDate'))).toBe(false);
  expect(screen.getByText('Please choose a day and a time.').closest('[aria-live=assertive]')).toBeTruthy();
  fireEvent.click(await day(/^Monday, 30 November/));
  expect(screen.queryByText(texts.missing)).toBeNull();
});

test('a visitor who suggests another time gets the two fields, with the focus', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  fireEvent.click(screen.getByRole('button', { name: texts.other }));
  expect(shownFields()).toBe(true);
  expect(document.activeElement).toBe(field('preferredDate'));
  expect(fireEvent.invalid(field('preferredDate'))).toBe(true);
});

test.each([
  ['no time is free', { free: {} }, 'November 2026'],
  ['the times cannot be loaded', { free: {}, isDown: true }, texts.failure],
])('where %s, the two fields show', async (_, empty, shown) => {
  mockDemoApi(empty);
  await renderDemoForm();
  await screen.findByText(shown);
  await expect.poll(shownFields).toBe(true);
});

test('typed values are chosen in the calendar, and a free slot is booked', async () => {
  const bodies = mockDemoApi(calendar, accepted);
  await openCalendar();
  fill('preferredDate', '2026-12-03');
  expect((await day(/^Thursday, 3 December, 3 available times/)).getAttribute('aria-selected')).toBe('true');
  fill('preferredTime', '10-11 AM');
  expect((await hour(/^10:00/)).getAttribute('aria-pressed')).toBe('true');
  await submit();
  expect(bodies[0]).toMatchObject({ preferredDate: '2026-12-03', slotStart: startOf('2026-12-03', 10) });
  expect(field('preferredDate').value).toBe('');
  expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
});

test.each([
  ['an hour that is not free', '2026-12-03', '4-5 PM', /4:00–5:00 PM in Dubai: cannot be booked\. Please choose/],
  ['a closed day', '2026-12-02', '9-10 AM', /closed: National Day\. Please choose/],
  ['a day that may be closed', '2026-12-09', '', /A feast \(expected, subject to moon sighting\)\./],
  [
    'a day that cannot be booked yet',
    '2027-01-12',
    '9-10 AM',
    /12 January, 9:00–10:00 AM in Dubai: cannot be booked\./,
  ],
])('%s is sent as a preference, and the form says so', async (_, date, time, sentence) => {
  const bodies = mockDemoApi(calendar, accepted);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  fill('preferredDate', date);
  fill('preferredTime', time);
  await expect.poll(note).toMatch(sentence);
  await submit();
  expect(bodies[0]).toMatchObject({ preferredDate: date, preferredTime: time });
  expect(bodies[0]).not.toHaveProperty('slotStart');
  expect(successNote()).toBe('We couldn’t book that time. We’ve saved your request and will email you another time.');
});

test('keys move the focus over days that cannot be chosen, and over the ends of months', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  (await day(/^Monday, 30 November/)).focus();
  press('ArrowRight');
  expect(focused()).toBe('Tuesday, 1 December, 1 available time');
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

test('a key with Alt, Control or Meta is left to the browser', async () => {
  mockDemoApi(calendar);
  await openCalendar();
  const first = await day(/^Monday, 30 November/);
  first.focus();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    expect(fireEvent.keyDown(first, { key: 'ArrowRight', [modifier]: true })).toBe(true);
  }
  expect(document.activeElement).toBe(first);
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
  await expect.poll(() => isEnd('Next month')).toBe(false);
  expect(isEnd('Previous month')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: texts.nextMonth }));
  expect(month()).toBe('December 2026');
  await expect.poll(() => queries().length).toBe(4);
  expect([isEnd('Previous month'), isEnd('Next month')]).toEqual([false, true]);
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
  await day(/^Tuesday, 1 December, 1 available time$/);
  expect(month()).toBe('December 2026');
});

test('the calendar looks for a free hour in this month and the two after it', async () => {
  mockDemoApi({ free: { '2027-02-01': [9] } });
  await renderDemoForm();
  await screen.findByText('November 2026');
  await expect.poll(shownFields).toBe(true);
  expect(queries()).toEqual([
    'from=2026-11-30&days=1&locale=en',
    'from=2026-12-01&days=31&locale=en',
    'from=2027-01-01&days=31&locale=en',
  ]);
});

test('a slot has the visitor’s time with its weekday, and the time in Dubai', async () => {
  mockDemoApi(calendar);
  await openCalendar({ zone: 'America/Los_Angeles' });
  fill('preferredDate', '2026-12-03');
  expect(plain((await hour(/9:00 AM/)).textContent)).toBe('Wed 9:00 PM9:00 AM in Dubai');
  expect(plain((await hour(/1:00 PM in/)).textContent)).toBe('1:00 AM1:00 PM in Dubai');
  expect(screen.getByText(texts.zones('Los Angeles'))).toBeTruthy();
});

test('a restored draft is chosen in the calendar', async () => {
  sessionStorage.setItem('draft:demo', JSON.stringify({ preferredDate: '2026-12-03', preferredTime: '9-10 AM' }));
  mockDemoApi(calendar);
  await renderDemoForm();
  expect((await day(/^Thursday, 3 December, 3 available/)).getAttribute('aria-selected')).toBe('true');
  expect((await hour(/^9:00/)).getAttribute('aria-pressed')).toBe('true');
});

test('when the hours cannot be loaded, the form still works, and a button tries again', async () => {
  const down = { ...calendar, isDown: true };
  const bodies = mockDemoApi(down, accepted);
  await renderDemoForm();
  expect(await screen.findByText('The available times could not be loaded.')).toBeTruthy();
  fill('preferredDate', '2026-11-30');
  fill('preferredTime', '2-3 PM');
  await submit();
  expect(bodies[0]).toMatchObject({ preferredDate: '2026-11-30', preferredTime: '2-3 PM' });
  down.isDown = false;
  const retry = screen.getByRole('button', { name: texts.retry });
  retry.focus();
  fireEvent.click(retry);
  const free = await day(/^Monday, 30 November, 2 available/);
  expect(document.activeElement!.contains(free)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('when a later month cannot be loaded, a button below the calendar tries again', async () => {
  const calendarOfToday = { ...calendar, downFrom: '2026-12-01' };
  mockDemoApi(calendarOfToday);
  await openCalendar();
  const retry = await screen.findByRole('button', { name: texts.retry });
  expect(screen.getByText('The available times could not be loaded.')).toBeTruthy();
  expect((await hour(/^2:00/)).disabled).toBe(false);
  calendarOfToday.downFrom = '2028-01-01';
  retry.focus();
  fireEvent.click(retry);
  await expect.poll(() => screen.queryByText(texts.failure)).toBeNull();
  expect(document.activeElement!.contains(screen.getByRole('grid'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('the hours of a day that is not loaded are not said to be taken', async () => {
  mockDemoApi({ ...calendar, downFrom: '2026-12-01' });
  await openCalendar();
  fill('preferredDate', '2026-12-03');
  const unknown = await hour(/^9:00/);
  expect([unknown.disabled, unknown.textContent]).toEqual([true, expect.not.stringContaining(texts.notFree)]);
  expect(unknown.className).not.toContain('line-through');
  expect(unknown.closest('fieldset')!.getAttribute('aria-busy')).toBe('true');
  expect(note()).toBe('Pick an available time; it’s yours when you submit.');
  fill('preferredDate', '2026-11-30');
  expect((await hour(/^9:00/)).textContent).toContain('cannot be booked');
  expect((await hour(/^9:00/)).closest('fieldset')!.getAttribute('aria-busy')).toBe('false');
});

/** Fills in 2 PM of a day whose hours are not known. */
async function fillBlindly() {
  await renderDemoForm();
  await screen.findByText('The available times could not be loaded.');
  fill('preferredDate', '2026-11-30');
  fill('preferredTime', '2-3 PM');
}

test('an hour of a day that is not loaded is booked if it is free', async () => {
  const startsAt = startOf('2026-11-30', 14);
  const booking = { id: 'b', startsAt, endsAt: startOf('2026-11-30', 15), status: 'confirmed' };
  const bodies = mockDemoApi({ ...calendar, isDown: true }, { status: 201, body: { submission: {}, booking } });
  await fillBlindly();
  await submit();
  expect(bodies).toMatchObject([{ preferredDate: '2026-11-30', preferredTime: '2-3 PM', bookPreference: true }]);
  expect(plain(screen.getByText(/^Booked: /).textContent)).toBe('Booked: Monday, 30 November, 2:00–3:00 PM in Dubai');
});

test('if it is not free, the form says so', async () => {
  mockDemoApi({ ...calendar, isDown: true }, accepted);
  await fillBlindly();
  await submit();
  expect(successNote()).toBe('We couldn’t book that time. We’ve saved your request and will email you another time.');
});

test('the hours are loaded again when the visitor comes back after some minutes', async () => {
  const changing = { free: { ...calendar.free } };
  mockDemoApi(changing);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  changing.free['2026-11-30'] = [15];
  await comeBack();
  later(4);
  await comeBack();
  expect(queries()).toHaveLength(2);
  later(2);
  await comeBack();
  expect(await day(/^Monday, 30 November, 1 available time$/)).toBeTruthy();
});

test('a month that is loaded later does not make the first one new', async () => {
  const changing = { free: { ...calendar.free } };
  mockDemoApi(changing);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  later(4);
  fireEvent.click(screen.getByRole('button', { name: texts.nextMonth }));
  await expect.poll(() => queries().length).toBe(4);
  later(2);
  changing.free['2026-12-01'] = [9, 10];
  await comeBack();
  expect(await day(/^Tuesday, 1 December, 2 available times$/)).toBeTruthy();
});

test('slots are loaded again when the visitor comes back to the page later', async () => {
  const changing = { free: { ...calendar.free } };
  mockDemoApi(changing);
  await openCalendar();
  await expect.poll(() => queries().length).toBe(2);
  changing.free['2026-11-30'] = [15];
  cleanup();
  later(6);
  await showDemoForm();
  expect(await day(/^Monday, 30 November, 1 available time$/)).toBeTruthy();
});
