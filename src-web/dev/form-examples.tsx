import footer from '../../src-shared/content/en/footer.ts';
import { careerForm } from '../../src-shared/content/en/forms/career.ts';
import { demoForm } from '../../src-shared/content/en/forms/demo.ts';
import { partnershipForm } from '../../src-shared/content/en/forms/partnership.ts';
import type { FormContent } from '../../src-shared/content/types/forms.ts';
import { type FormField as Field, formFields } from '../../src-shared/forms/fields.ts';
import { type FormType, formTypes } from '../../src-shared/forms/options.ts';
import { FormField } from '../forms/form-field.tsx';
import { FormResult } from '../forms/form-result.tsx';
import { NewsletterForm } from '../layout/newsletter-form.tsx';
import { Example, ExampleGroup } from './example.tsx';

const contents: Record<FormType, FormContent> = { demo: demoForm, partnership: partnershipForm, career: careerForm };
const allFields = formTypes.flatMap((type) =>
  formFields[type].map((field: Field) => ({ field, content: contents[type].fields[field.name]! })),
);
/** The first field of each kind. */
const fields = [...Map.groupBy(allFields, ({ field }) => field.kind).values()].map(([first]) => first!);

export function FormExamples() {
  return (
    <ExampleGroup title="forms">
      {[undefined, 'This is not valid.'].map((error) => (
        <Example key={String(error)} name={error ? 'FormField, with an error' : 'FormField, every kind'}>
          <div className="grid gap-2.5 sm:grid-cols-2">
            {fields.map(({ field, content }) => (
              <FormField
                key={field.name}
                form={error ? 'career' : 'demo'}
                field={field}
                content={content}
                choose={demoForm.choose}
                requiredMark={demoForm.requiredMark}
                error={error}
              />
            ))}
          </div>
        </Example>
      ))}
      <Example name="FormResult, success">
        <FormResult
          form="demo"
          state={{ status: 'success', errors: {}, result: demoForm.success }}
          failureTitle={demoForm.failure.title}
        />
      </Example>
      <Example name="FormResult, failure">
        <FormResult
          form="partnership"
          state={{ status: 'error', errors: {}, result: demoForm.failure }}
          failureTitle={demoForm.failure.title}
        />
      </Example>
      <Example name="NewsletterForm" night>
        <NewsletterForm content={footer.newsletter} />
      </Example>
    </ExampleGroup>
  );
}
