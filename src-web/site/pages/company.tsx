import { useLocation } from 'react-router-dom';
import type { CompanyContent } from '../../../src-shared/content/en/pages/company.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Blocks } from '../sections/blocks.tsx';
import { ItemList } from '../sections/item-list.tsx';
import { Journey } from '../sections/journey.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Figures } from '../sections/stats.tsx';

export default function CompanyPage({ content }: { content: CompanyContent }) {
  const { hero, scene, tabs, stats, proof, callToAction } = content;
  const lists = [tabs.solutions, tabs.industries, tabs.technologies];
  const { process } = tabs;
  const { hash } = useLocation();
  return (
    <>
      <PageHero {...hero} scene={scene} actions={[hero.watch, hero.custom]} />
      <Section id="stats" className="grid gap-x-8 lg:grid-cols-[5fr_7fr]">
        <SectionHeading title={stats.title} />
        <Figures {...stats} />
      </Section>
      <Section background="sand">
        <SectionHeading title={tabs.title} />
        <Tabs
          label={tabs.label}
          target={hash.slice(1)}
          tabs={[
            ...lists.map(({ id, label, items }) => ({ id, label, panel: <ItemList items={items} /> })),
            { id: process.id, label: process.label, panel: <Journey items={process.items} /> },
          ]}
        />
      </Section>
      <Blocks blocks={[...proof, callToAction]} />
    </>
  );
}
