import { type ReactNode, type RefObject, useId } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { classNames } from '../ui/class-names.ts';

interface ToolbarProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export function Toolbar({ label, className, children }: ToolbarProps) {
  const hydrated = useHydrated();
  return (
    <fieldset disabled={!hydrated} className={classNames('hidden flex-wrap items-center gap-1 app:flex', className)}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

/** The size is set on the field itself: iOS zooms in on a field of less than 16 px, and stays there. */
export const fieldClass = 'min-h-5.5 min-w-0 rounded border border-line-strong bg-raised px-1 text-base';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className="sample-field grid gap-0.25 text-sm">
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)} className={fieldClass}>
        {Object.entries<string>(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface LiveButtonProps {
  id?: string;
  label?: string;
  pressed?: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

export function LiveButton({ id, label, pressed, className, onClick, children }: LiveButtonProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <span className={className}>{children}</span>;
  return (
    <button type="button" id={id} aria-label={label} aria-pressed={pressed} onClick={onClick} className={className}>
      {children}
    </button>
  );
}

interface StatusLineProps {
  badge?: ReactNode;
  children: string;
}

/**
 * An element of its own for each text. Chrome's translation takes text nodes away, so that React cannot change them; and
 * the same text node would count as one that moves.
 */
export function StatusLine({ badge, children }: StatusLineProps) {
  return (
    <p role="status" className="status-line text-sm font-medium">
      {badge}
      <span key={children}>{badge ? ` ${children}` : children}</span>
    </p>
  );
}

interface TableRegionProps {
  caption: string;
  region?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

export function TableRegion({ caption, region, className, children }: TableRegionProps) {
  const id = useId();
  return (
    <section
      ref={region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
      tabIndex={0}
      aria-labelledby={id}
      className={classNames('overflow-auto -outline-offset-4', className)}
    >
      <table className="w-full text-sm">
        <caption id={id} className="px-2 py-1 text-start font-semibold">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
