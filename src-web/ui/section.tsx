import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';

interface SectionProps {
  id?: string;
  background?: 'paper' | 'sand';
  labelledBy?: string;
  /** Joe does not read it. */
  invented?: boolean;
  className?: string;
  children: ReactNode;
}

const verticalPadding = 'py-7 md:py-12';

export function Section({ id, background = 'paper', labelledBy, invented, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-invented={invented}
      className={background === 'sand' ? 'bg-sand' : undefined}
    >
      <Container className={classNames(verticalPadding, className)}>{children}</Container>
    </section>
  );
}
