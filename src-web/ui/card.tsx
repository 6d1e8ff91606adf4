import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'article' | 'section';
  lifts?: boolean;
}

export function Card({ as: Element = 'div', lifts, className, ...rest }: CardProps) {
  return (
    <Element
      className={classNames(
        'rounded border border-line bg-raised p-3 shadow-low md:p-4',
        lifts && 'transition hover:-translate-y-0.5 hover:shadow-mid focus-within:shadow-mid',
        className,
      )}
      {...rest}
    />
  );
}
