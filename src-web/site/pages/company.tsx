import type { CompanyContent } from '#shared/content/en/pages/company.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Island } from '../island.tsx';
import CompanyTabs from '../islands/company-tabs.tsx';
import { Blocks } from '../sections/blocks.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Figures } from '../sections/stats.tsx';

export default function CompanyPage({ content }: { content: CompanyContent }) {
  const { hero, scene, tabs, stats, facts, callToAction } = content;
  return (
    <>
      <PageHero {...hero} scene={scene} actions={[hero.watch, hero.custom]} />
      <Section id="stats" className="grid gap-x-8 lg:grid-cols-[5fr_7fr]">
        <SectionHeading title={stats.title} />
        <Figures {...stats} />
      </Section>
      <Section>
        <SectionHeading title={tabs.title} />
        <Island name="company-tabs">
          <CompanyTabs texts={{ companyTabs: tabs }} />
        </Island>
      </Section>
      <Blocks blocks={[...facts, callToAction]} />
    </>
  );
}
