import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The background of a hero: deep night, the light below the horizon, and the pattern that catches it. */
export function NightSky({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('on-night relative isolate overflow-hidden bg-night text-starlight', className)}>
      <div aria-hidden="true" className="light-source absolute inset-0 -z-10" />
      {children}
    </div>
  );
}
