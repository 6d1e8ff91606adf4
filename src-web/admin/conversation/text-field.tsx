import type { ReactNode } from 'react';
import { useId } from 'react';
import { inputClass } from '../components/fields.tsx';

interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface TextFieldProps {
  label: string;
  hint?: string;
  /** What is wrong with the value. */
  failure?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control and what is wrong with it. */
export function TextField({ label, hint, failure, children }: TextFieldProps) {
  const id = useId();
  const note = failure ?? hint;
  return (
    <div className="grid gap-0.25">
      <label htmlFor={id} className="text-xs font-semibold">
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
