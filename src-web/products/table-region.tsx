import { type ReactNode, type RefObject, useId } from 'react';
import { classNames } from '../ui/class-names.ts';

interface TableRegionProps {
  /** Also the accessible name of the region. */
  caption: string;
  region?: RefObject<HTMLElement | null>;
  className?: string;
  /** The parts of the table. */
  children: ReactNode;
}

/** A table that scrolls inside its own region, also by keyboard, so that the page never scrolls sideways. */
export function TableRegion({ caption, region, className, children }: TableRegionProps) {
  const id = useId();
  return (
    <section
      ref={region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
      tabIndex={0}
      aria-labelledby={id}
      className={classNames('overflow-auto -outline-offset-4', className)}
    >
      <table className="w-full border-collapse text-sm">
        <caption id={id} className="px-2 py-1 text-start font-semibold">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
