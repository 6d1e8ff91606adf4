import { useRef } from 'react';
import type { MyDataFormContent } from '#shared/content/en/forms/my-data.ts';
import { failureId, failureTextId, formAction } from '#shared/forms/element-ids.ts';
import { maxLength } from '#shared/limits.ts';
import { FormField } from '../../forms/form-field.tsx';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Honeypot, LocaleField } from '../../forms/hidden-fields.tsx';
import { useFieldMessages } from '../../forms/use-field-messages.ts';
import { Button } from '../../ui/button.tsx';

const form = 'my-data';
const field = {
  name: 'email',
  kind: 'email',
  required: true,
  maxLength: maxLength.email,
  autoComplete: 'email',
} as const;

export default function MyData({ texts: { myDataForm: content } }: { texts: { myDataForm: MyDataFormContent } }) {
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
