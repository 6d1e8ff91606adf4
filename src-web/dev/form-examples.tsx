import { useState } from 'react';
import { demoHours } from '#shared/bookings/demo-hours.ts';
import { careerForm } from '#shared/content/en/forms/career.ts';
import { demoForm } from '#shared/content/en/forms/demo.ts';
import { partnershipForm } from '#shared/content/en/forms/partnership.ts';
import { footer } from '#shared/content/en/layout.ts';
import { slotPicker } from '#shared/content/en/slot-picker.ts';
import type { FormContent } from '#shared/content/types/forms.ts';
import { type FormField as Field, formFields } from '#shared/forms/fields.ts';
import { type FormType, formTypes } from '#shared/forms/options.ts';
import { addDays, gulfDate, gulfHour, weekdayOf } from '#shared/time/days.ts';
import { FileField } from '../forms/file-field.tsx';
import { FormField } from '../forms/form-field.tsx';
import { FormResult } from '../forms/form-result.tsx';
import type { Choice } from '../forms/slot-picker/choice.ts';
import type { KnownDay, KnownSlots } from '../forms/slot-picker/known-slots.ts';
import { PanelIntro, SlotTaken } from '../forms/slot-picker/panels.tsx';
import { SlotCalendar } from '../forms/slot-picker/slot-picker.tsx';
import { useCursor } from '../forms/slot-picker/use-slots.ts';
import { UploadProgress } from '../forms/submission-form.tsx';
import { NewsletterForm } from '../site/layout/newsletter-form.tsx';
import { Example, ExampleGroup } from './example.tsx';

const contents: Record<FormType, FormContent> = { demo: demoForm, partnership: partnershipForm, career: careerForm };

const allFields = formTypes.flatMap((type) =>
  formFields[type].map((field: Field) => ({ field, content: contents[type].fields[field.name]! })),
);

const fields = [...Map.groupBy(allFields, ({ field }) => field.kind).values()].map(([first]) => first!);

const ignore = () => {};

const today = gulfDate();

const startOf = (day: string, hour: number) => gulfHour(day, hour).toISOString();

const days = new Map(
  Array.from({ length: 40 }, (_, index): [string, KnownDay] => {
    const day = addDays(today, index);
    if (weekdayOf(day) % 6 === 0)
      return [day, { free: [], closed: { date: day, reason: 'Weekend', certainty: 'official' } }];
    const closed = { date: day, reason: 'Eid al-Fitr', certainty: index % 2 ? 'expected' : 'official' } as const;
    if (index % 10 > 7) return [day, { free: [], closed }];
    return [
      day,
      {
        free: demoHours.filter((hour) => (hour + index) % 10 > 3 && index % 10 !== 4).map((hour) => startOf(day, hour)),
      },
    ];
  }),
);

const slots = { days, version: 0 };

const noSlots = { days: new Map(), version: 0 };

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
      <Example name="FileField, with the chosen file">
        <FileField
          form="partnership"
          field={{ name: 'cv', kind: 'file', accept: '.pdf,.docx' }}
          content={careerForm.fields.cv}
          choose={careerForm.choose}
          requiredMark={careerForm.requiredMark}
          upload={careerForm.upload!}
          messages={careerForm.problems.fields}
        />
      </Example>
      <Example name="UploadProgress">
        <UploadProgress
          state={{ status: 'sending', errors: {}, upload: { progress: 0.45, cancel: ignore } }}
          content={careerForm.upload!}
        />
      </Example>
      <Example name="FormResult, success">
        <FormResult
          form="demo"
          state={{ status: 'success', errors: {}, result: demoForm.success }}
          failureTitle={demoForm.failure.title}
          lasting={demoForm.lasting}
        />
      </Example>
      <Example name="FormResult, failure">
        <FormResult
          form="partnership"
          state={{ status: 'error', errors: {}, result: demoForm.failure }}
          failureTitle={demoForm.failure.title}
          lasting={demoForm.lasting}
        />
      </Example>
      <Example name="SlotCalendar, with free, full, closed and expected days">
        <ExampleCalendar slots={slots} />
      </Example>
      <Example name="SlotCalendar, while nothing is known">
        <ExampleCalendar slots={noSlots} />
      </Example>
      <Example name="SlotCalendar, after a later month has failed">
        <ExampleCalendar slots={slots} failed />
      </Example>
      <Example name="PanelIntro, after a failure">
        <PanelIntro content={slotPicker} failed onRetry={ignore} />
      </Example>
      <Example name="SlotTaken">
        <form>
          <SlotTaken
            alternatives={demoHours.slice(0, 3).map((hour) => startOf(addDays(today, 1), hour))}
            isNew={false}
            content={slotPicker}
          />
        </form>
      </Example>
      <Example name="NewsletterForm" night>
        <NewsletterForm content={footer.newsletter} />
      </Example>
    </ExampleGroup>
  );
}

function ExampleCalendar({ slots, failed = false }: { slots: KnownSlots; failed?: boolean }) {
  const [choice, setChoice] = useState<Choice>({ preferredDate: '', preferredTime: '' });
  const cursor = useCursor(choice.preferredDate, slots);
  return (
    <div className="@container bg-sand px-0.5 py-2 sm:px-2">
      <SlotCalendar
        choice={choice}
        slots={slots}
        cursor={cursor}
        loading={{ failed, retrying: false, retry: ignore }}
        content={slotPicker}
        onChoose={(chosen) => setChoice({ ...choice, ...chosen })}
      />
    </div>
  );
}
