import { type ReactNode, useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  options: Record<Value, string>;
  value: Value | undefined;
  onChange: (value: Value) => void;
  children?: ReactNode;
}

/** One of a few, all in view. */
export function Choice<Value extends string>({ label, options, value, onChange, children }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-xs font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-2">
        {(Object.keys(options) as Value[]).map((one) => (
          <label key={one} className="inline-flex min-h-5.5 items-center gap-1 text-sm">
            <input
              type="radio"
              name={name}
              checked={one === value}
              onChange={() => onChange(one)}
              className="size-2 accent-accent"
            />
            {options[one]}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
