import type { StatsBlock } from '../../../src-shared/content/types/blocks.ts';
import { Section } from '../../ui/section.tsx';

export function Stats({ id, title, items }: Omit<StatsBlock, 'kind'>) {
  return (
    <Section id={id}>
      <h2 className="sr-only">{title}</h2>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-s-2 border-accent ps-2">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular text-title font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
