import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { KhatamMark } from './khatam-mark.tsx';

interface EyebrowProps {
  night?: boolean;
  className?: string;
  children: ReactNode;
}

export function Eyebrow({ night, className, children }: EyebrowProps) {
  return (
    <p
      className={classNames(
        'inline-flex items-center gap-1 text-sm font-semibold',
        night ? 'text-amber-bright' : 'text-accent',
        className,
      )}
    >
      <KhatamMark className="size-1.75" />
      {children}
    </p>
  );
}
