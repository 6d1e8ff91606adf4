import type { CareersContent } from '#shared/content/en/pages/careers.ts';
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
        <SectionHeading about={values.about} title={values.title} />
        <ItemList items={values.items} />
      </Section>
      <Section id="cards">
        <SectionHeading about={benefits.about} title={benefits.title} />
        <ItemList items={benefits.items} />
      </Section>
      <Section id="positions">
        <SectionHeading about={positions.about} title={positions.title} lead={positions.lead} />
        <Island name="positions">
          <Positions texts={{ openPositions: positions, careerForm: form }} />
        </Island>
      </Section>
      <CallToAction {...callToAction} id="call-to-action" />
    </>
  );
}
