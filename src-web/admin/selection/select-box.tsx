import { type ReactNode, useEffect, useRef } from 'react';

interface SelectBoxProps {
  /** The accessible name, where no text is shown. */
  label?: string;
  checked: boolean;
  /** Some of what it stands for is selected. */
  mixed?: boolean;
  onToggle: (withShift: boolean) => void;
  children?: ReactNode;
}

export function SelectBox({ label, checked, mixed = false, onToggle, children }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="inline-flex min-h-5.5 min-w-5.5 items-center justify-center gap-1 text-sm">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        // React fires `onChange` of a checkbox for its click.
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
        className="size-2.5 accent-accent"
      />
      {children}
    </label>
  );
}
