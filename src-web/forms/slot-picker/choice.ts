import { demoEnd, preferredStart } from '#shared/bookings/demo-hours.ts';
import type { SlotParts } from '#shared/content/en/slot-picker.ts';
import { intlLocale, type Locale } from '#shared/locales.ts';
import { gulfDate, timeZone as gulfZone, isDay } from '#shared/time/days.ts';
import { withNoon } from '#shared/time/format-date.ts';
import { zoneCity } from '#shared/time/zone-city.ts';

export interface Choice {
  preferredDate: string;
  preferredTime: string;
}

type ChoiceField = keyof Choice;
const names: readonly ChoiceField[] = ['preferredDate', 'preferredTime'];

export function isChoiceName(name: string | undefined): boolean {
  return names.some((one) => one === name);
}

export function isChoiceField(target: EventTarget | null): boolean {
  return isChoiceName((target as HTMLInputElement | null)?.name);
}

export function readChoice(form: HTMLFormElement): Choice {
  return {
    preferredDate: controlOf(form, 'preferredDate').value,
    preferredTime: controlOf(form, 'preferredTime').value,
  };
}

export function choiceIn(data: FormData): Choice {
  const value = (name: ChoiceField) => String(data.get(name) ?? '');
  return { preferredDate: value('preferredDate'), preferredTime: value('preferredTime') };
}

export function fillChoice(form: HTMLFormElement, choice: Partial<Choice>): void {
  for (const name of names) {
    const value = choice[name];
    const control = controlOf(form, name);
    if (value === undefined || control.value === value) continue;
    control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function controlOf(form: HTMLFormElement, name: ChoiceField): HTMLInputElement | HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

export function startOf(choice: Choice): string | undefined {
  return isDay(choice.preferredDate) ? preferredStart(choice) : undefined;
}

const dateLocale: Record<Locale, string> = { ...intlLocale, en: 'en-AE' };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale[locale], options);
  formats.set(key, format);
  return format;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

let knownZone: string | undefined;

/** Read once: each rendering of the calendar asks for it, and a phone is slow to build the formats. */
export function visitorZone(): string {
  knownZone ??= readZone();
  return knownZone;
}

function readZone(): string {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return gulfZone;
  }
}

export function dayText(day: string, locale: Locale, style: 'long' | 'short' = 'long'): string {
  return formatOf(locale, { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' }).format(new Date(day));
}

export function monthText(month: string, locale: Locale): string {
  return formatOf(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
}

export function weekdayText(day: string, locale: Locale, weekday: 'long' | 'short' | 'narrow'): string {
  return formatOf(locale, { weekday, timeZone: 'UTC' }).format(new Date(day));
}

export function slotParts(startsAt: string, locale: Locale, zone: string = visitorZone()): SlotParts {
  const [start, end] = [new Date(startsAt), new Date(demoEnd(startsAt))];
  const range = (timeZone: string, weekday?: 'long') =>
    withNoon(formatOf(locale, { ...clock, weekday, timeZone }).formatRange(start, end)).replace(
      /(\d)\s–\s(\d)/,
      '$1–$2',
    );
  if (isGulfTime(start, zone)) return { day: dayText(gulfDate(start), locale), gulf: range(gulfZone) };
  const weekday = formatOf('en', { weekday: 'long', timeZone: zone });
  const isOneDay = weekday.format(start) === weekday.format(end);
  const day = formatOf(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }).format(start);
  return {
    day,
    gulf: range(gulfZone, isSameDay(start, zone) ? undefined : 'long'),
    own: range(zone, isOneDay ? undefined : 'long'),
  };
}

export function startWords(startsAt: string, locale: Locale, zone: string): Omit<SlotParts, 'day'> {
  const start = new Date(startsAt);
  const gulf = withNoon(formatOf(locale, { ...clock, timeZone: gulfZone }).format(start));
  if (isGulfTime(start, zone)) return { gulf };
  const weekday = isSameDay(start, zone) ? undefined : 'short';
  return { gulf, own: withNoon(formatOf(locale, { ...clock, weekday, timeZone: zone }).format(start)) };
}

export function zoneName(startsAt: string, locale: Locale, zone: string): string | undefined {
  const start = new Date(startsAt);
  if (isGulfTime(start, zone)) return undefined;
  const city = zoneCity(zone, locale);
  if (city) return city;
  const parts = formatOf(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(start);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function isGulfTime(time: Date, zone: string): boolean {
  const format = (timeZone: string) => formatOf('en', { ...clock, weekday: 'long', timeZone }).format(time);
  return format(zone) === format(gulfZone);
}

function isSameDay(time: Date, zone: string): boolean {
  const format = (timeZone: string) => formatOf('en', { weekday: 'long', timeZone }).format(time);
  return format(zone) === format(gulfZone);
}
