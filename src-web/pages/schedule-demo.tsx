import { brand } from '../../src-shared/brand.ts';
import type { ScheduleDemoContent } from '../../src-shared/content/en/schedule-demo.ts';
import { PageHead } from '../layout/page-head.tsx';
import { later } from '../lib/later.tsx';
import { Card } from '../ui/card.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { ContactLines } from '../ui/contact-lines.tsx';
import { Container } from '../ui/container.tsx';
import { Hero } from '../ui/hero.tsx';
import { Steps } from '../ui/steps.tsx';

/** The specification's message for the log; its words come only when they are needed. */
async function logFailure(error: unknown) {
  const { demoFailureMessage } = await import('../forms/demo-failure.ts');
  console.error(demoFailureMessage(error), error);
}

const SubmissionForm = later(() => import('../forms/submission-form.tsx'));

export default function ScheduleDemoPage({ content }: { content: ScheduleDemoContent }) {
  const { next, expect, contact } = content;
  return (
    <>
      <PageHead {...content.meta} />
      <Hero eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      <Container className="grid items-start gap-5 py-6 md:py-8 lg:grid-cols-[7fr_4fr] lg:gap-8">
        <Card className="shadow-mid md:p-5">
          <h2 className="mb-1 text-heading">{content.formTitle}</h2>
          <SubmissionForm formType="demo" content={content.form} onFailure={logFailure} />
        </Card>
        <div className="grid gap-5 lg:sticky lg:top-12">
          <section className="follows">
            <h2 className="mb-2 text-subheading">{next.title}</h2>
            <Steps items={next.steps} />
          </section>
          <section className="follows">
            <h2 className="mb-2 text-subheading">{expect.title}</h2>
            <CheckList items={expect.points} />
          </section>
          <section className="follows rounded bg-sand p-3">
            <h2 className="text-subheading">{contact.title}</h2>
            <p className="mt-0.5 mb-1.5 text-sm text-ink-soft">{contact.text}</p>
            <ContactLines {...brand} />
          </section>
        </div>
      </Container>
    </>
  );
}
