import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { earliestDemoDate, latestDemoDate } from '#shared/forms/demo-dates.ts';
import type { Locale } from '#shared/locales.ts';
import { addMonths, comingDaysOf, daysOf, monthOf } from '#shared/time/months.ts';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../locale.tsx';
import { type Choice, readChoice } from './choice.ts';
import { daysFound, expireSlots, type KnownSlots, knownSlots, learnDays } from './known-slots.ts';

export interface Cursor {
  day: string;
  nextFree: string;
  first: string;
  last: string;
  move: (day: string) => string;
}

export interface MonthLoading {
  isFirst: boolean;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

const maxAgeMs = 5 * 60 * 1000;

const monthsAhead = 2;

const requests = new Map<string, Promise<void>>();

let loaded = { version: 0, at: Date.now() };

export function useChoice(form: HTMLFormElement): Choice {
  const subscribe = useCallback(
    (listener: () => void) => {
      form.addEventListener('input', listener);
      form.addEventListener('change', listener);
      return () => {
        form.removeEventListener('input', listener);
        form.removeEventListener('change', listener);
      };
    },
    [form],
  );
  // A snapshot must be comparable.
  return JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(readChoice(form))));
}

export function useCursor(chosen: string, { days }: KnownSlots): Cursor {
  const [moved, setMoved] = useState<{ day: string; chosen: string }>();
  const first = earliestDemoDate();
  const free = [...days.keys()].filter((day) => days.get(day)?.free.length).toSorted();
  const isInRange = first <= chosen && chosen <= latestDemoDate();
  const start = isInRange ? chosen : (free[0] ?? first);
  const day = moved?.chosen === chosen ? moved.day : start;
  const lastMonth = [monthOf(day), monthOf(free.at(-1) ?? first)].toSorted().at(-1)!;
  const last = daysOf(lastMonth).at(-1)!;
  const nextFree = free.find((date) => date >= day) ?? day;
  function move(to: string): string {
    const next = clamp(to, first, last);
    setMoved({ day: next, chosen });
    return next;
  }
  return { day, nextFree, first, last, move };
}

export function useMonthLoading(month: string, version: number): MonthLoading {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [isFirst, setFirst] = useState(true);

  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && expireOldSlots();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  useEffect(() => {
    let current = true;
    const settle = (failed?: number) => {
      if (!current) return;
      setFailedAttempt(failed);
      setFirst(false);
    };
    loadMonths(month, locale).then(
      () => settle(),
      () => settle(attempt),
    );
    return () => {
      current = false;
    };
  }, [month, locale, version, attempt]);

  const failed = failedAttempt !== undefined;
  return { isFirst, failed, retrying: failed && failedAttempt !== attempt, retry: () => setAttempt(attempt + 1) };
}

function clamp(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

async function loadMonths(month: string, locale: Locale): Promise<void> {
  await loadMonth(month, locale);
  for (let count = 1; count <= monthsAhead; count += 1) {
    const next = addMonths(month, count);
    await loadMonth(next, locale);
    if (daysOf(next).some((day) => knownSlots().days.get(day)?.free.length)) return;
  }
}

function loadMonth(month: string, locale: Locale): Promise<void> {
  const key = `${month} ${knownSlots().version}`;
  const request = requests.get(key) ?? fetchMonth(month, locale);
  requests.set(key, request);
  request.catch(() => requests.delete(key));
  return request;
}

async function fetchMonth(month: string, locale: Locale): Promise<void> {
  const { version } = knownSlots();
  const dates = comingDaysOf(month);
  if (dates.length === 0) return;
  const slots = await call('GET /api/slots', { query: { from: dates[0], days: dates.length, locale } });
  // An answer that was under way while an hour was taken still has that hour.
  if (version !== knownSlots().version) return;
  learnDays(daysFound(dates, slots));
  if (loaded.version !== version) loaded = { version, at: Date.now() };
}

function expireOldSlots(): void {
  if (Date.now() - loaded.at > maxAgeMs) expireSlots();
}
