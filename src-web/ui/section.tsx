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

export function Section({ id, background = 'paper', labelledBy, invented, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-invented={invented}
      className={background === 'sand' ? 'bg-sand' : undefined}
    >
      <Container className={classNames('py-section', className)}>{children}</Container>
    </section>
  );
}
