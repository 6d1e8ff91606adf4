import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ContainerProps {
  narrow?: boolean;
  className?: string;
  children: ReactNode;
}

export function Container({ narrow, className, children }: ContainerProps) {
  return (
    <div className={classNames('mx-auto w-full px-2.5 sm:px-4', narrow ? 'max-w-narrow' : 'max-w-page', className)}>
      {children}
    </div>
  );
}
