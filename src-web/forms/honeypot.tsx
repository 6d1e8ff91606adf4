import { trapField } from '../../src-shared/forms.ts';

/** The checkbox that only a program fills in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <label aria-hidden="true" className="sr-only">
      <input type="checkbox" name={trapField} tabIndex={-1} autoComplete="off" />
      {label}
    </label>
  );
}
