import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** The labels by value. */
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

/** A choice in the toolbar of a sample. */
export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className="grid min-w-0 grow gap-0.25 text-sm @min-[40rem]:grow-0">
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="min-h-5.5 min-w-0 rounded border border-line-strong bg-raised px-1"
      >
        {Object.entries<string>(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
