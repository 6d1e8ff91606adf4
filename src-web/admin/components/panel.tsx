import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface PanelProps {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('min-w-0 rounded border border-line bg-raised p-2 shadow-low sm:p-3', className)}
    >
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-2">
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
