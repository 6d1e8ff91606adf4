import { classNames } from './class-names.ts';

export interface StatContent {
  value: string;
  label: string;
}

interface StatsProps {
  items: readonly StatContent[];
  night?: boolean;
}

/** Numbers that carry an argument, in one row. */
export function Stats({ items, night }: StatsProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
      {items.map(({ value, label }) => (
        <div
          key={label}
          className={classNames(
            'flex flex-col-reverse justify-end border-s-2 ps-2',
            night ? 'border-amber' : 'border-accent',
          )}
        >
          <dt className={classNames('text-sm', night ? 'text-starlight-soft' : 'text-ink-soft')}>{label}</dt>
          <dd className="tabular text-title font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
