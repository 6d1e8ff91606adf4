import footer from '../../src-shared/content/en/footer.ts';
import { careerForm } from '../../src-shared/content/en/forms/career.ts';
import type { FieldContent } from '../../src-shared/content/en/forms/common.ts';
import { demoForm } from '../../src-shared/content/en/forms/demo.ts';
import { type FormField as Field, formFields } from '../../src-shared/forms/fields.ts';
import { FormField } from '../forms/form-field.tsx';
import { FormResult } from '../forms/form-result.tsx';
import { NewsletterForm } from '../layout/newsletter-form.tsx';
import { Example, ExampleGroup } from './example.tsx';

/** A field of each kind. */
const fields: { field: Field; content: FieldContent }[] = [
  { field: formFields.demo[0], content: demoForm.fields.firstName },
  { field: formFields.career[1], content: careerForm.fields.email },
  { field: formFields.career[2], content: careerForm.fields.phone },
  { field: formFields.career[6], content: careerForm.fields.portfolio },
  { field: formFields.demo[7], content: demoForm.fields.preferredDate },
  { field: formFields.demo[8], content: demoForm.fields.preferredTime },
  { field: formFields.demo[9], content: demoForm.fields.additionalNotes },
];

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
