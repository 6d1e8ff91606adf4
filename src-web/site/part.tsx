import type { ReactNode } from 'react';
import type { PartName } from './parts.ts';

interface PartPlaceProps {
  name: PartName;
  className?: string;
  children: ReactNode;
}

export function Part({ name, className, children }: PartPlaceProps) {
  return (
    <div data-part={name} className={className}>
      {children}
    </div>
  );
}
