import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

export function ExampleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="border-b border-line pb-1 text-heading">{title}</h2>
      {children}
    </section>
  );
}

interface ExampleProps {
  name: string;
  night?: boolean;
  row?: boolean;
  children: ReactNode;
}

export function Example({ name, night, row, children }: ExampleProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-0.5 font-mono text-xs text-ink-soft">{name}</figcaption>
      <div
        className={classNames(
          row && 'flex flex-wrap items-center gap-1.5',
          night && 'on-night bg-night p-2 text-starlight',
        )}
      >
        {children}
      </div>
    </figure>
  );
}
