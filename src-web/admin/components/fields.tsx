import { type ChangeEvent, type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { maxLength } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Feedback, failureText } from './states.tsx';

export const inputClass =
  'min-h-5.5 rounded border border-line-strong bg-raised px-1.25 py-0.5 text-sm text-ink hover:border-ink';

interface FieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
}

export function Field({ label, isLabelHidden, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
    <label className="grid max-w-full min-w-0 gap-0.25">
      <span className={isLabelHidden ? 'sr-only' : 'text-xs font-semibold'}>{label}</span>
      {children}
    </label>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: Record<string, string>;
  onChange: (value: string) => void;
  withAll?: boolean;
}

export function Select({ label, value, options, onChange, withAll = true }: SelectProps) {
  return (
    <Field label={label}>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass} max-w-full min-w-0`}
      >
        {withAll && <option value="">{admin.states.all}</option>}
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface NameFieldsProps {
  labels: { nameEn: string; nameAr: string };
  nameEn: string;
  nameAr: string;
  onChange: (part: { nameEn: string } | { nameAr: string }) => void;
}

export function NameFields({ labels, nameEn, nameAr, onChange }: NameFieldsProps) {
  const common = { required: true, maxLength: maxLength.name, className: inputClass };
  return (
    <>
      <Field label={labels.nameEn}>
        <input {...common} value={nameEn} onChange={({ target }) => onChange({ nameEn: target.value })} />
      </Field>
      <Field label={labels.nameAr}>
        <input
          {...common}
          lang="ar"
          dir="rtl"
          value={nameAr}
          onChange={({ target }) => onChange({ nameAr: target.value })}
        />
      </Field>
    </>
  );
}

interface CheckFieldProps {
  label: string;
  required?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckField({ label, required, checked, onChange }: CheckFieldProps) {
  return (
    <label className="inline-flex min-h-5.5 items-center gap-1 text-sm font-medium">
      <input
        type="checkbox"
        required={required}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-2.5 accent-accent"
      />
      {label}
    </label>
  );
}

interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface TextFieldProps {
  label: string;
  /** The placeholder says the same. */
  isLabelHidden?: boolean;
  hint?: string;
  failure?: string;
  children: (control: ControlProps) => ReactNode;
}

export function TextField({ label, isLabelHidden, hint, failure, children }: TextFieldProps) {
  const id = useId();
  const note = failure ?? hint;
  return (
    <div className="grid gap-0.25">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-xs font-semibold'}>
        {label}
      </label>
      {children({
        id,
        className: `${inputClass} w-full font-normal`,
        'aria-invalid': failure ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={failure ? 'text-sm text-danger' : 'text-xs text-ink-soft'}>
          {note}
        </p>
      )}
    </div>
  );
}

interface FileFieldProps extends Omit<TextFieldProps, 'children'> {
  accept: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function FileField({ accept, onChange, ...field }: FileFieldProps) {
  return (
    <TextField {...field}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={accept}
          required
          onChange={onChange}
          className={`${control.className} content-center file:me-1 file:rounded-sm file:border-0 file:bg-sand file:px-1 file:py-0.25 file:font-semibold file:text-ink`}
        />
      )}
    </TextField>
  );
}

interface FormActionsProps {
  labels: { save: string; cancel: string };
  pending?: boolean;
  error?: Error | null;
  onCancel: () => void;
}

export function FormActions({ labels, pending, error = null, onCancel }: FormActionsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-1">
        <Button type="submit" pending={pending}>
          {labels.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
      <Feedback failure={failureText(error)} />
    </>
  );
}

export function submits(action: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    action();
  };
}

export function sendsBy(send: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send(event);
  };
}
