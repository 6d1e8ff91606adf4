import type { AiDataAnalystContent } from '#shared/content/en/pages/products/ai-data-analyst.ts';
import { Section } from '../../ui/section.tsx';
import { Island } from '../island.tsx';
import Dashboard from '../islands/dashboard.tsx';
import { Blocks } from '../sections/blocks.tsx';
import { PageHero } from '../sections/page-hero.tsx';

export default function AiDataAnalystPage({ content }: { content: AiDataAnalystContent }) {
  const { sample, dashboard, insights, activity, callToAction, ...hero } = content;
  return (
    <>
      <PageHero {...hero} />
      <Blocks blocks={[sample]} />
      <Section id="dashboard" className="grid gap-5">
        <Island name="dashboard">
          <Dashboard texts={{ dashboard }} />
        </Island>
        <section data-invented>
          <h2 className="mb-1.5 text-subheading">{activity.title}</h2>
          <ul className="grid gap-x-3 md:grid-cols-4">
            {activity.items.map(({ what, when }) => (
              <li key={what} className="border-t-2 border-accent py-1.5 text-sm">
                <span className="block font-medium">{what}</span>
                <span className="text-ink-soft">{when}</span>
              </li>
            ))}
          </ul>
        </section>
      </Section>
      <Blocks blocks={[{ kind: 'cards', ...insights, invented: true }, callToAction]} />
    </>
  );
}
