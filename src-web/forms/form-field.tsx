import { useEffect, useState } from 'react';
import type { FieldContent } from '../../src-shared/content/en/forms/common.ts';
import { todayInDubai } from '../../src-shared/forms.ts';
import { classNames } from '../ui/class-names.ts';
import type { Field } from './fields.ts';

interface FormFieldProps {
  field: Field;
  content: FieldContent;
  /** Names the field on the page: several forms can stand on one. */
  id: string;
  choose: string;
  requiredMark: string;
  defaultValue?: string;
  /** What the server did not accept about it. */
  error?: string;
}

const box =
  'min-h-6 w-full rounded border bg-raised px-1.5 py-1 text-base text-ink placeholder:text-ink-soft/80 transition-colors';

/** A field with its label, its hint and its error. */
export function FormField({ field, content, id, choose, requiredMark, defaultValue, error }: FormFieldProps) {
  const notes = [content.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    autoComplete: field.autoComplete,
    placeholder: content.placeholder,
    defaultValue,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
    className: classNames(box, error ? 'border-danger' : 'border-line-strong hover:border-ink'),
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
      {error && (
        <p id={`${id}-error`} className="mt-0.5 text-sm text-danger">
          {error}
        </p>
      )}
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

/** The earliest day is only known in the browser: the page may have been built long ago. */
function DateInput({ fromToday, ...attributes }: React.ComponentProps<'input'> & { fromToday?: boolean }) {
  const [earliest, setEarliest] = useState<string>();
  useEffect(() => {
    if (fromToday) setEarliest(todayInDubai());
  }, [fromToday]);
  return <input type="date" min={earliest} {...attributes} />;
}
