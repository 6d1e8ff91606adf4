import { honeypotField } from '../../src-shared/forms/fields.ts';

/** The checkbox that only a program fills in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <label aria-hidden="true" className="sr-only">
      <input type="checkbox" name={honeypotField} tabIndex={-1} autoComplete="off" />
      {label}
    </label>
  );
}
