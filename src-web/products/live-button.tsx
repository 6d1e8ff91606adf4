import type { ReactNode } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';

interface LiveButtonProps {
  id?: string;
  /** Accessible name, if the content does not say it. */
  label?: string;
  /** Of a button that is on or off. */
  pressed?: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button among the data of a sample. In the still, which nobody can use, it is its content alone, of the same size. */
export function LiveButton({ id, label, pressed, className, onClick, children }: LiveButtonProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <span className={className}>{children}</span>;
  return (
    <button type="button" id={id} aria-label={label} aria-pressed={pressed} onClick={onClick} className={className}>
      {children}
    </button>
  );
}
