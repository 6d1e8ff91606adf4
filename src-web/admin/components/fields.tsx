import { type ReactNode, useEffect, useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';

export const inputClass =
  'min-h-5.5 rounded border border-line-strong bg-raised px-1.25 py-0.5 text-sm text-ink hover:border-ink';

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
    <label className="grid gap-0.25 text-xs font-semibold">
      {label}
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
  onSearch: (value: string) => void;
}

export function Search({ value, placeholder, onSearch }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || typing || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      input.current!.focus();
    }
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      clearTimeout(timer.current);
    };
  }, []);
  return (
    <Field label={admin.states.search}>
      <input
        ref={input}
        type="search"
        dir="auto"
        defaultValue={value}
        placeholder={placeholder}
        title={admin.states.searchHint}
        maxLength={200}
        onChange={(event) => {
          const typed = event.target.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSearch(typed.trim()), 250);
        }}
        className={`${inputClass} w-full sm:w-40`}
      />
    </Field>
  );
}
