import type { AiDataAnalystContent } from '../../src-shared/content/types/ai-data-analyst.ts';
import { Blocks } from '../sections/blocks.tsx';
import { Dashboard } from '../sections/dashboard.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../ui/section.tsx';

export default function AiDataAnalystPage({ content }: { content: AiDataAnalystContent }) {
  const { sample, dashboard, insights, activity, callToAction, ...hero } = content;
  return (
    <>
      <PageHero {...hero} />
      <Blocks blocks={[sample]} />
      <Section id="dashboard" className="grid items-start gap-5 lg:grid-cols-[1fr_19rem]">
        <Dashboard content={dashboard} />
        <section>
          <h2 className="mb-1.5 text-subheading">{activity.title}</h2>
          <ul className="ruled">
            {activity.items.map(({ what, when }) => (
              <li key={what} className="py-1.5 text-sm">
                <span className="block font-medium">{what}</span>
                <span className="text-ink-soft">{when}</span>
              </li>
            ))}
          </ul>
        </section>
      </Section>
      <Blocks blocks={[{ kind: 'feature-list', ...insights, background: 'sand' }, callToAction]} />
    </>
  );
}
