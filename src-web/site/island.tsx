import type { ReactNode } from 'react';
import type { IslandName } from './islands.ts';

interface IslandProps {
  name: IslandName;
  className?: string;
  children: ReactNode;
}

export function Island({ name, className, children }: IslandProps) {
  return (
    <div data-island={name} className={className}>
      {children}
    </div>
  );
}
