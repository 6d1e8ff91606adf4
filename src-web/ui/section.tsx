import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import { NightSky } from './night-sky.tsx';

interface SectionProps {
  id?: string;
  background?: 'paper' | 'sand' | 'night';
  /** The id of the heading. An accessible name makes the section an ARIA landmark. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

const verticalPadding = 'py-8 md:py-12';

export function Section({ id, background = 'paper', labelledBy, className, children }: SectionProps) {
  const band = <Container className={classNames(verticalPadding, className)}>{children}</Container>;
  return (
    <section id={id} aria-labelledby={labelledBy} className={background === 'sand' ? 'bg-sand' : undefined}>
      {background === 'night' ? <NightSky>{band}</NightSky> : band}
    </section>
  );
}
