import type { CareersContent } from '#shared/content/en/pages/careers.ts';
import type { Item } from '#shared/content/types/blocks.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Island } from '../island.tsx';
import Positions from '../islands/positions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ItemList } from '../sections/item-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';

export default function CareersPage({ content }: { content: CareersContent }) {
  const { hero, scene, values, benefits, positions, form, callToAction } = content;
  return (
    <>
      <PageHero {...hero} look="day" scene={scene} actions={[hero.positions]} />
      <Section id="feature-list">
        <SectionHeading eyebrow={values.eyebrow} title={values.title} />
        <Statements items={values.items} />
      </Section>
      <Section id="cards" background="sand">
        <SectionHeading eyebrow={benefits.eyebrow} title={benefits.title} />
        <ItemList items={benefits.items} />
      </Section>
      <Section id="positions">
        <SectionHeading eyebrow={positions.eyebrow} title={positions.title} lead={positions.lead} />
        <Island name="positions">
          <Positions texts={{ openPositions: positions, careerForm: form }} />
        </Island>
      </Section>
      <CallToAction {...callToAction} id="call-to-action" />
    </>
  );
}

function Statements({ items }: { items: readonly Item[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-accent pt-2">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-1 max-w-text text-lead text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
