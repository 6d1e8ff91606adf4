import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ContainerProps {
  /** For text alone: narrower. */
  narrow?: boolean;
  className?: string;
  children: ReactNode;
}

/** The page's column: as wide as the content may be, with the margin of the screen around it. */
export function Container({ narrow, className, children }: ContainerProps) {
  return (
    <div className={classNames('mx-auto w-full px-2.5 sm:px-4', narrow ? 'max-w-narrow' : 'max-w-page', className)}>
      {children}
    </div>
  );
}
