import { expect, test, vi } from 'vitest';
import { slotPicker as arabic } from '#shared/content/ar/slot-picker.ts';
import { slotPicker as english } from '#shared/content/en/slot-picker.ts';
import { dayText, monthText, slotParts, startWords, zoneName } from '#web/forms/slot-picker/choice.ts';

/** 9 AM in Dubai. */
const nine = '2026-12-03T05:00:00.000Z';
/** Intl has narrow spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('days and months have their names', () => {
  expect(dayText('2026-12-03', 'en')).toBe('Thursday, 3 December');
  expect(dayText('2026-12-03', 'ar')).toBe('الخميس، 3 ديسمبر');
  expect(monthText('2026-12', 'en')).toBe('December 2026');
});

test.each([
  ['Asia/Dubai', 'Thursday, 3 December, 9:00–10:00 AM in Dubai'],
  ['Asia/Muscat', 'Thursday, 3 December, 9:00–10:00 AM in Dubai'],
  ['Europe/Berlin', 'Thursday, 3 December, 6:00–7:00 AM your time (9:00–10:00 AM in Dubai)'],
  ['America/Los_Angeles', 'Wednesday, 2 December, 9:00–10:00 PM your time (Thursday, 9:00–10:00 AM in Dubai)'],
])('for a visitor in %s an hour is: %s', (zone, text) => {
  expect(plain(english.hour(slotParts(nine, 'en', zone)))).toBe(text);
});

test('an hour over midnight names both days', () => {
  const { own } = slotParts('2026-12-03T10:00:00.000Z', 'en', 'Pacific/Chatham');
  expect(plain(own!)).toMatch(/Thursday.*11:45 PM.*Friday.*12:45 AM/);
});

test.each([
  [nine, 'الخميس، 3 ديسمبر، من 6:00 إلى 7:00 ص بتوقيتكم (من 9:00 إلى 10:00 ص بتوقيت دبي)'],
  ['2026-12-03T07:00:00.000Z', 'الخميس، 3 ديسمبر، من 8:00 إلى 9:00 ص بتوقيتكم (من 11:00 ص إلى 12:00 ظهرًا بتوقيت دبي)'],
])('in Arabic a range of time is in words, whose order no dash turns: %s', (startsAt, text) => {
  expect(plain(arabic.hour(slotParts(startsAt, 'ar', 'Europe/Berlin')))).toBe(text);
});

test('the weekday stands before the time only when it is another day than in Dubai', () => {
  const start = (zone: string) => plain(startWords(nine, 'en', zone).own ?? '');
  expect(start('America/Los_Angeles')).toBe('Wed 9:00 PM');
  expect(start('Europe/Berlin')).toBe('6:00 AM');
  expect(start('Indian/Mauritius')).toBe('');
});

test('a time zone has the name of its city, unless its clocks show the time of Dubai', () => {
  expect(zoneName(nine, 'en', 'Europe/Berlin')).toBe('Berlin');
  expect(zoneName(nine, 'ar', 'Asia/Riyadh')).toBe('الرياض');
  expect(zoneName(nine, 'en', 'Asia/Qatar')).toBe('Doha');
  expect(zoneName(nine, 'ar', 'Europe/Rome')).toBe('توقيت وسط أوروبا');
  expect(zoneName(nine, 'en', 'Asia/Muscat')).toBeUndefined();
});

test('a time zone that the browser does not know is replaced by that of Dubai', async () => {
  vi.resetModules();
  const { visitorZone } = await import('#web/forms/slot-picker/choice.ts');
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Etc/Unknown',
  } as Intl.ResolvedDateTimeFormatOptions);
  expect(visitorZone()).toBe('Asia/Dubai');
});
