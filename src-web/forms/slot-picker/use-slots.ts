import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { earliestDemoDate, latestDemoDate } from '../../../src-shared/forms/demo-dates.ts';
import { useLocale } from '../../locale.tsx';
import { type Choice, readChoice } from './choice.ts';
import type { KnownSlots } from './known-slots.ts';
import { expireOldSlots, loadMonths } from './load-slots.ts';
import { daysOf, monthOf } from './month.ts';

/** The fields are uncontrolled: nothing else knows their values. */
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

export interface Cursor {
  day: string;
  nextFree: string;
  first: string;
  last: string;
  move: (day: string) => void;
}

/** Follows the date field, and starts at the first day with a free time. */
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
  return { day, nextFree, first, last, move: (to) => setMoved({ day: clamp(to, first, last), chosen }) };
}

function clamp(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

export interface MonthLoading {
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

export function useMonthLoading(month: string, version: number): MonthLoading {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState<number>();

  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && expireOldSlots();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  useEffect(() => {
    let current = true;
    loadMonths(month, locale).then(
      () => current && setFailedAttempt(undefined),
      () => current && setFailedAttempt(attempt),
    );
    return () => {
      current = false;
    };
  }, [month, locale, version, attempt]);

  const failed = failedAttempt !== undefined;
  return { failed, retrying: failed && failedAttempt !== attempt, retry: () => setAttempt(attempt + 1) };
}
