import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ContainerProps {
  width?: 'narrow' | 'page' | 'wide';
  className?: string;
  children: ReactNode;
}

const widths = { narrow: 'max-w-narrow', page: 'max-w-page', wide: 'max-w-wide' };

export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={classNames('mx-auto w-full px-2.5 sm:px-4', widths[width], className)}>{children}</div>;
}
