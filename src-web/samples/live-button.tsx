import type { ReactNode } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';

interface LiveButtonProps {
  id?: string;
  /** Accessible name, if the content does not say it. */
  label?: string;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button among the data of a sample. In the still, which nobody can use, it is its content alone, of the same size. */
export function LiveButton({ id, label, className, onClick, children }: LiveButtonProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <span className={className}>{children}</span>;
  return (
    <button type="button" id={id} aria-label={label} onClick={onClick} className={className}>
      {children}
    </button>
  );
}
