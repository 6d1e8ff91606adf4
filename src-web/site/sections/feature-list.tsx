import type { FeatureListBlock } from '../../../src-shared/content/types/blocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function FeatureList({ id, background, eyebrow, title, lead, items }: Omit<FeatureListBlock, 'kind'>) {
  return (
    <Section id={id} background={background} className="grid gap-x-8 lg:grid-cols-[5fr_7fr]">
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ul className="ruled">
        {items.map((item) => (
          <li key={item.title} className="grid grid-cols-[auto_1fr] gap-x-2 py-2.5">
            {item.icon && <Icon name={item.icon} className="mt-0.25 size-3 text-accent" />}
            <div>
              <h3 className="text-subheading">{item.title}</h3>
              <p className="mt-0.25 text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
