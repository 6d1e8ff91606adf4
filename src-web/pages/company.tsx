import type { CompanyContent } from '../../src-shared/content/types/company.ts';
import { Blocks } from '../sections/blocks.tsx';
import { ItemList } from '../sections/item-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Steps } from '../ui/steps.tsx';
import { Tabs } from '../ui/tabs.tsx';

export default function CompanyPage({ content }: { content: CompanyContent }) {
  const { hero, tabs, stats, callToAction } = content;
  const lists = [tabs.solutions, tabs.industries, tabs.technologies];
  return (
    <>
      <PageHero {...hero} actions={[hero.watch, hero.custom]} />
      <Blocks blocks={[{ kind: 'stats', ...stats }]} />
      <Section background="sand">
        <SectionHeading title={tabs.title} />
        <Tabs
          label={tabs.label}
          tabs={[
            ...lists.map(({ id, label, items }) => ({ id, label, panel: <ItemList items={items} /> })),
            {
              id: tabs.process.id,
              label: tabs.process.label,
              panel: (
                <div className="max-w-narrow">
                  <Steps items={tabs.process.items} />
                </div>
              ),
            },
          ]}
        />
      </Section>
      <Blocks blocks={[callToAction]} />
    </>
  );
}
