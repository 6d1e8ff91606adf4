import { type ReactNode, useRef } from 'react';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { Icon } from '#web/ui/icon.tsx';

const { composer: texts } = conversation;

/** The other ways to send, above their button. */
export function SendMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current!.open) return;
        event.stopPropagation();
        menu.current!.open = false;
        menu.current!.querySelector('summary')!.focus();
      }}
      className="relative"
    >
      <summary
        aria-label={texts.moreWays}
        title={texts.moreWays}
        className="inline-flex min-h-6 cursor-pointer list-none items-center rounded border border-line-strong/60 bg-raised px-1 text-ink hover:border-ink [&::-webkit-details-marker]:hidden"
      >
        <Icon name="chevron" className="size-2" />
      </summary>
      <div className="absolute end-0 bottom-full z-10 mb-0.5 grid w-40 max-w-[80vw] gap-1 rounded border border-line bg-raised p-1.5 shadow-high">
        {children}
      </div>
    </details>
  );
}
