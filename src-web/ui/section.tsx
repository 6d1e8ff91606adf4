import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import { NightSky } from './night-sky.tsx';

interface SectionProps {
  id?: string;
  /** What it lies on: paper, warm sand, or the night with its light (for a callToAction call to action). */
  background?: 'paper' | 'sand' | 'night';
  /** The id of its heading, when the section deserves a landmark of its own. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

const verticalPadding = 'py-8 md:py-12';

/** A band of the page, with the vertical verticalPadding that all bands share. */
export function Section({ id, background = 'paper', labelledBy, className, children }: SectionProps) {
  const band = <Container className={classNames(verticalPadding, className)}>{children}</Container>;
  return (
    <section id={id} aria-labelledby={labelledBy} className={background === 'sand' ? 'bg-sand' : undefined}>
      {background === 'night' ? <NightSky>{band}</NightSky> : band}
    </section>
  );
}
