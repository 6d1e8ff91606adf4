import type { ReactNode } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { classNames } from '../ui/class-names.ts';

interface ToolbarProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** The controls of a sample. Hidden where the app cannot come, disabled until the sample is there. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const hydrated = useHydrated();
  return (
    <fieldset disabled={!hydrated} className={classNames('hidden flex-wrap items-center gap-1 app:flex', className)}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
