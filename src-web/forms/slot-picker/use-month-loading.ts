import { useEffect, useState } from 'react';
import { useLocale } from '../../locale.tsx';
import { expireOldSlots, loadMonths } from './load-slots.ts';

export interface MonthLoading {
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

/** Loads a month, and again when `version` says that it may be out of date. */
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
