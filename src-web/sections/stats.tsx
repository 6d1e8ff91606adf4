import type { StatsBlock } from '../../src-shared/content/types.ts';
import { Section } from '../ui/section.tsx';
import { Stats } from '../ui/stats.tsx';

/** Numbers, in one row. The title is for those who do not see that they are one thing. */
export function StatsSection({ title, items }: Omit<StatsBlock, 'kind'>) {
  return (
    <Section>
      <h2 className="sr-only">{title}</h2>
      <Stats items={items} />
    </Section>
  );
}
