import { type ReactNode, useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';

export const inputClass =
  'min-h-5.5 rounded border border-line-strong bg-raised px-1.25 py-0.5 text-sm text-ink hover:border-ink';

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
    <label className="grid gap-0.25">
      <span className="text-xs font-semibold">{label}</span>
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
      <select value={value} onChange={(event) => onChange(event.target.value)} className={inputClass}>
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

interface SearchProps {
  value: string;
  placeholder: string;
  onType: (text: string) => void;
  /** The box has lost the focus. */
  onSettle: () => void;
}

export function Search({ value, placeholder, onType, onSettle }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current!.focus() });
  return (
    <Field label={admin.states.search}>
      <input
        ref={input}
        type="search"
        dir="auto"
        value={value}
        placeholder={placeholder}
        title={admin.states.searchHint}
        maxLength={maxLength.search}
        onChange={({ target }) => onType(target.value)}
        onBlur={onSettle}
        className={`${inputClass} w-full sm:w-40`}
      />
    </Field>
  );
}
