import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { PeriodLength } from '../../../src-shared/contracts/analytics.ts';

const { analytics: texts } = admin;

const lengths = [7, 30, 90, 365] as const satisfies PeriodLength[];
export const defaultLength: PeriodLength = 30;

/** The period that an address names. */
export function lengthOf(days: string): PeriodLength {
  return lengths.find((length) => String(length) === days) ?? defaultLength;
}

export function PeriodSwitch({ shown }: { shown: PeriodLength }) {
  return (
    <nav aria-label={texts.period} className="flex flex-wrap gap-0.5">
      {lengths.map((length) => (
        <Link
          key={length}
          to={length === defaultLength ? '/admin/analytics' : `/admin/analytics?days=${length}`}
          aria-current={length === shown ? 'page' : undefined}
          className="inline-flex min-h-5.5 items-center rounded-sm px-1.25 text-sm font-semibold text-ink-soft hover:text-ink aria-[current]:bg-accent-wash aria-[current]:text-accent"
        >
          {texts.periods[length]}
        </Link>
      ))}
    </nav>
  );
}
