import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function NightSky({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('on-night relative isolate overflow-hidden bg-night text-starlight', className)}>
      <div aria-hidden="true" className="light-source absolute inset-0 -z-10" />
      {children}
    </div>
  );
}
