import { honeypotField } from '#shared/forms/fields.ts';
import { useLocale } from '../locale.tsx';

/** A checkbox: browsers autofill hidden text fields, but not hidden checkboxes. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <input type="checkbox" name={honeypotField} tabIndex={-1} />
        {label}
      </label>
    </div>
  );
}

export function LocaleField() {
  return <input type="hidden" name="locale" value={useLocale()} />;
}
