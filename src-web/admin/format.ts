import { maxCounted } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { dayLength, gulfDate, hourLength, minuteLength, timeZone } from '#shared/time/days.ts';

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const number = new Intl.NumberFormat('en');

/** Gulf time: `Wed 4 Mar 2026, 14:05`. */
export function formatTime(iso: string): string {
  return `${formatDate(gulfDate(new Date(iso)))}, ${formatHour(iso)}`;
}

/** `2026-03-04` as `4 Mar`. */
export function formatDay(day: string): string {
  return shortDay.format(new Date(day));
}

/** `2026-03-04` as `4 March`. */
export function formatLongDay(day: string): string {
  return longDay.format(new Date(day));
}

/** `2026-03-04` as `Wed 4 Mar`. */
export function formatWeekday(day: string): string {
  return weekday.format(new Date(day)).replace(',', '');
}

/** `2026-03-04` as `Wed 4 Mar 2026`. */
export function formatDate(day: string): string {
  return `${formatWeekday(day)} ${day.slice(0, 4)}`;
}

/** Gulf time: `14:00`. */
export function formatHour(iso: string): string {
  return hour.format(new Date(iso));
}

/** Gulf time: `Wed 4 Mar, 14:00`. */
export function formatDayTime(iso: string): string {
  return `${formatWeekday(gulfDate(new Date(iso)))}, ${formatHour(iso)}`;
}

/** Gulf time: `Wed 4 Mar 2026, 14:00–15:00`. */
export function formatSlot({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  return `${formatDate(gulfDate(new Date(startsAt)))}, ${formatHour(startsAt)}–${formatHour(endsAt)}`;
}

export function formatClock(hourOfDay: number): string {
  return `${String(hourOfDay).padStart(2, '0')}:00`;
}

export function formatCount(count: number): string {
  return count >= maxCounted ? admin.counts.more(maxCounted - 1) : formatNumber(count);
}

export function formatNumber(value: number): string {
  return number.format(value);
}

const kilobytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return kilobytes.format(Math.max(1, Math.round(bytes / 1000)));
  return megabytes.format(bytes / 1_000_000);
}

export function formatShare(part: number, whole: number): string {
  return whole > 0 ? percent.format(part / whole) : '–';
}

const units = [
  ['day', dayLength],
  ['hour', hourLength],
  ['minute', minuteLength],
] as const;

/** Its largest unit, such as `3 hours`. */
export function formatDuration(milliseconds: number): string {
  const [unit, length] = units.find(([, length]) => milliseconds >= length) ?? units[2];
  const count = Math.max(0, Math.floor(milliseconds / length));
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
