import { type ReactNode, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

interface MenuProps {
  label: string;
  /** The button shows the arrow only. */
  isLabelHidden?: boolean;
  /** The main action of a page, at the end of its line. */
  isPrimary?: boolean;
  /** Above its button, at the end of the line. */
  isAbove?: boolean;
  children: ReactNode;
}

/** Links and buttons behind a button. A link, Escape, or the focus on something else closes it. */
export function Menu({ label, isLabelHidden, isPrimary, isAbove, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  function close() {
    menu.current!.open = false;
  }
  return (
    <details
      ref={menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current!.open) return;
        event.stopPropagation();
        close();
        menu.current!.querySelector('summary')!.focus();
      }}
      className="relative min-w-0"
    >
      <summary
        aria-label={isLabelHidden ? label : undefined}
        title={isLabelHidden ? label : undefined}
        className={classNames(
          'inline-flex min-h-5.5 max-w-full cursor-pointer list-none items-center gap-0.5 rounded border px-1 text-sm font-semibold [&::-webkit-details-marker]:hidden',
          isPrimary
            ? 'border-transparent bg-amber text-amber-ink hover:bg-amber-bright'
            : 'border-line-strong/60 bg-raised text-ink hover:border-ink',
        )}
      >
        {!isLabelHidden && <bdi className="truncate">{label}</bdi>}
        <Icon name="chevron" className="size-2 shrink-0" />
      </summary>
      <div
        className={classNames(
          'absolute z-20 grid w-max max-w-[80vw] min-w-24 gap-1 rounded border border-line bg-raised p-1 shadow-high',
          isAbove ? 'end-0 bottom-full mb-0.5' : isPrimary ? 'end-0 top-full mt-0.5' : 'start-0 top-full mt-0.5',
        )}
      >
        {children}
      </div>
    </details>
  );
}
