import { brand } from '../../src-shared/brand.ts';
import type { PartnerContent } from '../../src-shared/content/en/partner.ts';
import { PageHead } from '../layout/page-head.tsx';
import { later } from '../lib/later.tsx';
import { Blocks } from '../sections/later-blocks.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Card } from '../ui/card.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { ContactLines } from '../ui/contact-lines.tsx';
import { Section } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';

const SubmissionForm = later(() => import('../forms/submission-form.tsx'));

export default function PartnerPage({ content }: { content: PartnerContent }) {
  const { meta, hero, performance, why, inquiry, highlights, contact, next, form } = content;
  return (
    <>
      <PageHead {...meta} />
      <PageHero {...hero} actions={[hero.deck, hero.meeting]} />
      <Blocks
        blocks={[
          { kind: 'figures', ...performance },
          { kind: 'cards', ...why, ground: 'sand' },
        ]}
      />
      <Section id="inquiry" className="grid items-start gap-5 lg:grid-cols-[7fr_4fr] lg:gap-8">
        <Card className="shadow-mid md:p-5">
          <h2 className="text-heading">{inquiry.title}</h2>
          <p className="mt-0.5 mb-1.5 text-ink-soft">{inquiry.lead}</p>
          <SubmissionForm formType="partnership" content={form} />
        </Card>
        <div className="grid gap-5 lg:sticky lg:top-12">
          <section className="follows">
            <h2 className="mb-2 text-subheading">{next.title}</h2>
            <Steps items={next.steps} />
          </section>
          <section className="follows">
            <h2 className="mb-2 text-subheading">{highlights.title}</h2>
            <CheckList items={highlights.points} />
          </section>
          <section className="follows rounded bg-sand p-3">
            <h2 className="text-subheading">{contact.title}</h2>
            <p className="mt-0.5 mb-1.5 text-sm text-ink-soft">{contact.text}</p>
            <ContactLines {...brand} email={brand.staffAddresses[1]} />
          </section>
        </div>
      </Section>
    </>
  );
}
