import type { CardsBlock } from '../../src-shared/content/types/blocks.ts';
import { Card } from '../ui/card.tsx';
import { IconTile } from '../ui/icon-tile.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';

export function Cards({ id, background, eyebrow, title, lead, items }: Omit<CardsBlock, 'kind'>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={`grid gap-3 sm:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
        {items.map((item) => (
          <Card key={item.title} as="li">
            {item.icon && <IconTile name={item.icon} className="mb-2" />}
            <h3 className="text-subheading">{item.title}</h3>
            <p className="mt-0.75 text-sm text-ink-soft">{item.text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
