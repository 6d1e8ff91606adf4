import { type ReactNode, useEffect, useState } from 'react';
import type { FieldContent } from '#shared/content/types/forms.ts';
import { earliestDemoDate, latestDemoDate } from '#shared/forms/demo-dates.ts';
import { errorId, type FieldsetName, fieldId } from '#shared/forms/element-ids.ts';
import type { FormField as Field } from '#shared/forms/fields.ts';
import { classNames } from '../ui/class-names.ts';
import { FieldError, FieldLabel, inputClass } from '../ui/field.tsx';

export interface FormFieldProps {
  form: FieldsetName;
  field: Field;
  content: FieldContent;
  choose: string;
  requiredMark: string;
  defaultValue?: string;
  error?: string;
  /** Label of a file field's button, in place of the browser's. */
  chooseFile?: string;
  children?: ReactNode;
}

const fileButton =
  'file:me-1.5 file:rounded file:border-0 file:bg-sand file:px-1.5 file:py-0.5 file:text-sm file:font-semibold file:text-ink';

const ownLabel =
  'cursor-pointer text-transparent file:invisible noscript:text-ink noscript:file:visible in-data-without-app:text-ink in-data-without-app:file:visible';

const words = { dir: 'auto', className: 'rtl:placeholder-shown:[direction:rtl]' };
const latin = { dir: 'ltr', className: 'rtl:text-end' };
const directions: Partial<Record<Field['kind'], typeof words>> = {
  text: words,
  textarea: words,
  email: latin,
  tel: latin,
  url: latin,
};

export function FormField({
  form,
  field,
  content,
  choose,
  requiredMark,
  defaultValue,
  error,
  chooseFile,
  children,
}: FormFieldProps) {
  const id = fieldId(form, field.name);
  const direction = directions[field.kind];
  const noteIds = [content.hint && `${id}-hint`, errorId(form, field.name)];
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    autoComplete: field.autoComplete,
    placeholder: content.placeholder ?? (direction === words ? ' ' : undefined),
    defaultValue,
    dir: direction?.dir,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(...noteIds),
    className: classNames(inputClass, direction?.className),
  };
  return (
    <div className={field.wide ? 'sm:col-span-2' : undefined}>
      <FieldLabel htmlFor={id}>
        {content.label}
        {field.required && (
          <span aria-hidden="true" className="ms-0.5 text-danger">
            {requiredMark}
          </span>
        )}
      </FieldLabel>
      <Control field={field} content={content} choose={choose} chooseFile={chooseFile} attributes={attributes} />
      {content.hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-xs text-ink-soft">
          {content.hint}
        </p>
      )}
      {children}
      {/* The problem with a file is announced as soon as it is chosen. */}
      <div aria-live={field.kind === 'file' ? 'polite' : undefined}>
        <FieldError id={errorId(form, field.name)}>{error}</FieldError>
      </div>
    </div>
  );
}

interface ControlProps extends Pick<FormFieldProps, 'field' | 'content' | 'choose' | 'chooseFile'> {
  attributes: React.ComponentProps<'input'> & React.ComponentProps<'select'> & React.ComponentProps<'textarea'>;
}

function Control({ field, content, choose, chooseFile, attributes }: ControlProps) {
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
    case 'file':
      return (
        <div className="relative">
          <input
            type="file"
            {...selectAttributes}
            accept={field.accept}
            className={classNames(inputClass, fileButton, ownLabel)}
          />
          {/* The input below takes the press, the dropped file and the focus. Without the app, it is the browser's. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute start-1 top-1 rounded bg-sand px-1.5 py-0.5 text-sm font-semibold noscript:hidden in-data-without-app:hidden"
          >
            {chooseFile}
          </span>
        </div>
      );
    case 'date':
      return <DemoDateInput {...selectAttributes} />;
    default:
      return <input type={field.kind} {...attributes} />;
  }
}

function DemoDateInput(attributes: React.ComponentProps<'input'>) {
  const [range, setRange] = useState<{ min?: string; max?: string }>({});
  useEffect(() => setRange({ min: earliestDemoDate(), max: latestDemoDate() }), []);
  return <input type="date" {...range} {...attributes} />;
}
