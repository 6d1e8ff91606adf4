import { brand } from '../../src-shared/brand.ts';
import type { ScheduleDemoContent } from '../../src-shared/content/types/schedule-demo.ts';
import { steps } from '../analytics/progress.ts';
import { logDemoFailure } from '../forms/demo-failure.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { Card } from '../ui/card.tsx';
import { Container } from '../ui/container.tsx';
import { FormAside } from '../ui/form-aside.tsx';
import { Hero } from '../ui/hero.tsx';

export default function ScheduleDemoPage({ content }: { content: ScheduleDemoContent }) {
  const { next, expect, contact } = content;
  return (
    <>
      <Hero eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      <Container className="grid items-start gap-5 py-6 md:py-8 lg:grid-cols-[7fr_4fr] lg:gap-8">
        <Card className="shadow-mid md:p-5">
          <h2 className="mb-1 text-heading">{content.formTitle}</h2>
          <SubmissionForm
            formType="demo"
            content={content.form}
            picker={content.picker}
            onSuccess={() => steps.add('demo.sent')}
            onFailure={logDemoFailure}
          />
        </Card>
        <FormAside next={next} highlights={expect} contact={contact} reach={brand} />
      </Container>
    </>
  );
}
