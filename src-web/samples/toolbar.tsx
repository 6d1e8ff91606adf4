import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface ToolbarProps {
  /** Accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The controls of a sample. Hidden where the app cannot come. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <fieldset aria-label={label} className={classNames('hidden flex-wrap items-center gap-1 app:flex', className)}>
      {children}
    </fieldset>
  );
}
