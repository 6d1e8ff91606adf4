import { useEffect, useState } from 'react';
import type { FieldContent } from '../../src-shared/content/en/forms/common.ts';
import { errorId, type FormName, fieldId } from '../../src-shared/form-ids.ts';
import { latestDemoDate, todayInDubai } from '../../src-shared/forms.ts';
import { classNames } from '../ui/class-names.ts';
import type { Field } from './fields.ts';

interface FormFieldProps {
  form: FormName;
  field: Field;
  content: FieldContent;
  choose: string;
  requiredMark: string;
  defaultValue?: string;
  /** What the server did not accept about it. */
  error?: string;
}

const box =
  'min-h-6 w-full rounded border border-line-strong bg-raised px-1.5 py-1 text-base text-ink placeholder:text-ink-soft/80 transition-colors hover:border-ink aria-[invalid=true]:border-danger';

/** A field with its label, its hint and its error, whose place is always there: the Worker may fill it, too. */
export function FormField({ form, field, content, choose, requiredMark, defaultValue, error }: FormFieldProps) {
  const id = fieldId(form, field.name);
  const noteIds = [content.hint && `${id}-hint`, errorId(form, field.name)];
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    autoComplete: field.autoComplete,
    placeholder: content.placeholder,
    defaultValue,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(...noteIds),
    className: box,
  };
  return (
    <div className={field.wide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={id} className="mb-0.5 block text-sm font-semibold">
        {content.label}
        {field.required && (
          <span aria-hidden="true" className="ms-0.5 text-danger">
            {requiredMark}
          </span>
        )}
      </label>
      <Control field={field} content={content} choose={choose} attributes={attributes} />
      {content.hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-xs text-ink-soft">
          {content.hint}
        </p>
      )}
      <p id={errorId(form, field.name)} className="mt-0.5 text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

interface ControlProps extends Pick<FormFieldProps, 'field' | 'content' | 'choose'> {
  attributes: React.ComponentProps<'input'> & React.ComponentProps<'select'> & React.ComponentProps<'textarea'>;
}

function Control({ field, content, choose, attributes }: ControlProps) {
  const { maxLength, placeholder, ...selectAttributes } = attributes;
  switch (field.kind) {
    case 'select':
      return (
        <select {...selectAttributes}>
          <option value="">{choose}</option>
          {field.options?.map((value) => (
            <option key={value} value={value}>
              {content.options?.[value] ?? value}
            </option>
          ))}
        </select>
      );
    case 'textarea':
      return <textarea {...attributes} rows={field.rows} />;
    case 'date':
      return <DateInput fromToday={field.fromToday} {...selectAttributes} />;
    default:
      return <input type={field.kind} {...attributes} />;
  }
}

/** The first and the last day are only known in the browser: the page may have been built long ago. */
function DateInput({ fromToday, ...attributes }: React.ComponentProps<'input'> & { fromToday?: boolean }) {
  const [range, setRange] = useState<{ min?: string; max?: string }>({});
  useEffect(() => {
    if (fromToday) setRange({ min: todayInDubai(), max: latestDemoDate() });
  }, [fromToday]);
  return <input type="date" {...range} {...attributes} />;
}
