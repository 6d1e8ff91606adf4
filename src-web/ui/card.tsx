import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  as?: 'div' | 'li' | 'article';
  lifts?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = 'div', lifts, className, children }: CardProps) {
  return (
    <Element
      className={classNames(
        'rounded border border-line bg-raised p-3 shadow-low md:p-4',
        lifts && 'transition hover:-translate-y-0.5 hover:shadow-mid focus-within:shadow-mid',
        className,
      )}
    >
      {children}
    </Element>
  );
}
