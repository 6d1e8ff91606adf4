import type { Stat } from '../../../src-shared/content/types/blocks.ts';

/** Figures set large between rules, two beside each other. */
export function Figures({ items }: { items: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-3 md:gap-x-6">
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-line py-2.5">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="tabular text-title font-semibold lg:text-hero lg:leading-none">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
