import type { ReactNode } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Button } from '../ui/button.tsx';

interface SubmitButtonProps {
  pending: boolean;
  size?: 'medium' | 'large';
  className?: string;
  children: ReactNode;
}

/**
 * Sends a form that only a script can send. Until the script is there it does nothing, rather than let the browser post
 * the fields to a static page; it looks so only where no script will come.
 */
export function SubmitButton({ pending, size, className = '', children }: SubmitButtonProps) {
  const hydrated = useHydrated();
  const waiting = hydrated ? '' : 'opacity-100! noscript:opacity-60!';
  return (
    <Button type="submit" size={size} disabled={!hydrated || pending} className={`${className} ${waiting}`}>
      {children}
    </Button>
  );
}
