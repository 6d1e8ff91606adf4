import { queryOptions } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { PeriodLength, PeriodQuery } from '#shared/contracts/analytics.ts';
import { maxPeriodDays } from '#shared/limits.ts';
import { analytics as texts } from '#shared/staff-texts/analytics.ts';
import { addDays, daysBetween, gulfDate, isDay } from '#shared/time/days.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputClass } from '../components/fields.tsx';
import { useFilters } from '../components/filters.tsx';
import { TabLink } from '../components/page.tsx';

const lengths = [7, 30, 90, 365] as const satisfies PeriodLength[];
const defaultLength: PeriodLength = 30;

interface Period {
  query: PeriodQuery;
  search: string;
  from: string;
  to: string;
  show: (period: { from: string; to: string }) => void;
}

/** The period of the address: `?days=7`, or `?from=2026-10-01&to=2026-10-31`. */
export function usePeriod(): Period {
  const { values, setAll } = useFilters('days', 'from', 'to');
  const show: Period['show'] = (period) => setAll({ days: '', ...period });
  const { from, to } = values;
  if (isRange(from, to)) return { query: { from, to }, search: `from=${from}&to=${to}`, from, to, show };
  const days = lengths.find((length) => String(length) === values.days) ?? defaultLength;
  const today = gulfDate();
  return { query: { days }, search: `days=${days}`, from: addDays(today, 1 - days), to: today, show };
}

export function reportQuery({ query, search }: Period) {
  return queryOptions({
    queryKey: ['analytics', search],
    queryFn: () => call('GET /api/admin/analytics', { query }),
  });
}

function isRange(from: string, to: string): boolean {
  return isDay(from) && isDay(to) && to <= gulfDate() && from <= to && daysBetween(from, to) < maxPeriodDays;
}

export function PeriodSwitch({ path, period }: { path: string; period: Period }) {
  const { query, from, to, show } = period;
  const today = gulfDate();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    show({ from: String(data.get('from')), to: String(data.get('to')) });
  }

  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
      <nav aria-label={texts.period} className="flex flex-wrap gap-0.5">
        {lengths.map((length) => (
          <TabLink
            key={length}
            to={length === defaultLength ? path : `${path}?days=${length}`}
            isCurrent={'days' in query && query.days === length}
          >
            {texts.periods[length]}
          </TabLink>
        ))}
      </nav>
      <form key={`${from} ${to}`} onSubmit={onSubmit} className="flex flex-wrap items-end gap-1">
        <Field label={texts.from}>
          <input type="date" name="from" required max={today} defaultValue={from} className={inputClass} />
        </Field>
        <Field label={texts.to}>
          <input type="date" name="to" required max={today} defaultValue={to} className={inputClass} />
        </Field>
        <Button type="submit" variant="secondary">
          {texts.show}
        </Button>
      </form>
    </div>
  );
}
