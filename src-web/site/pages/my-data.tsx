import { useRef } from 'react';
import type { MyDataContent } from '../../../src-shared/content/en/pages/my-data.ts';
import { failureId, failureTextId, formAction, myDataElementId } from '../../../src-shared/forms/element-ids.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { FormField } from '../../forms/form-field.tsx';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Honeypot, LocaleField } from '../../forms/hidden-fields.tsx';
import { useFieldMessages } from '../../forms/use-field-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';

const form = 'my-data';
const field = {
  name: 'email',
  kind: 'email',
  required: true,
  maxLength: maxLength.email,
  autoComplete: 'email',
} as const;

export default function MyDataPage({ content }: { content: MyDataContent }) {
  const { shows, joe } = content;
  return (
    <div id={myDataElementId}>
      <Hero eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      <Section className="grid items-start gap-5 lg:grid-cols-[7fr_4fr] lg:gap-8">
        <Card className="shadow-mid md:p-5">
          <AskingForm content={content.form} />
        </Card>
        <div className="grid gap-5">
          <section>
            <h2 className="mb-2 text-subheading">{shows.title}</h2>
            <CheckList items={shows.items} />
          </section>
          <section className="rounded bg-sand p-3">
            <h2 className="text-subheading">{joe.title}</h2>
            <p className="mt-0.5 text-sm text-ink-soft">{joe.text}</p>
          </section>
        </div>
      </Section>
    </div>
  );
}

function AskingForm({ content }: { content: MyDataContent['form'] }) {
  const { common, failure } = content;
  const ref = useRef<HTMLFormElement>(null);
  useFieldMessages(ref, common.problems.fields);
  return (
    <form ref={ref} aria-label={content.submit} method="post" action={formAction(form)} className="relative">
      <FormSummary form={form} title={common.problems.summary} />
      <h2 className="text-heading">{content.title}</h2>
      <p className="mt-0.5 mb-2.5 text-ink-soft">{content.text}</p>
      <FormField form={form} field={field} content={content.field} choose="" requiredMark="" />
      <LocaleField />
      <Honeypot label={common.honeypot} />
      <Button type="submit" size="large" className="mt-2.5 w-full">
        {content.submit}
      </Button>
      <div role="alert">
        <div
          id={failureId(form)}
          hidden
          className="mt-2.5 rounded border border-danger/40 bg-danger-wash p-2 text-danger"
        >
          <p className="font-semibold">{failure.title}</p>
          <p id={failureTextId(form)} className="mt-0.25 text-sm text-ink">
            {failure.text}
          </p>
        </div>
      </div>
    </form>
  );
}
