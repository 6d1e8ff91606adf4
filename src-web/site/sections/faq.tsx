import type { FaqBlock } from '../../../src-shared/content/types/blocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function Faq({ id, background, eyebrow, title, lead, items }: Omit<FaqBlock, 'kind'>) {
  return (
    <Section id={id} background={background} className="grid gap-x-8 lg:grid-cols-[5fr_7fr]">
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="ruled">
        {items.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-7 items-center justify-between gap-2 py-1 text-subheading font-semibold">
              {question}
              <Icon name="chevron" className="size-2.5 text-accent transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-text pb-3 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
