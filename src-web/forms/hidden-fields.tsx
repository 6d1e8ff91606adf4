import { honeypotField, turnstileField } from '#shared/forms/fields.ts';
import type { Locale } from '#shared/locales.ts';
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

export function hiddenValues(data: FormData) {
  const token = data.get(turnstileField);
  return {
    locale: data.get('locale') as Locale,
    ...(token && { [turnstileField]: String(token) }),
    ...(data.has(honeypotField) && { [honeypotField]: true }),
  };
}
