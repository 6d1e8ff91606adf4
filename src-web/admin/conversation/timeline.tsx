import { useLayoutEffect, useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { TimelineEntry } from './timeline-entry.tsx';
import type { TimelineItem } from './timeline-of.ts';

const { timeline: texts } = admin.conversation;

/** What has happened, newest at the end and in view. */
export function Timeline({ items }: { items: TimelineItem[] }) {
  const box = useRef<HTMLElement>(null);
  const followsEnd = useRef(true);
  const count = items.length;
  useLayoutEffect(() => {
    if (followsEnd.current) box.current!.scrollTop = box.current!.scrollHeight;
  }, [count]);
  return (
    <section
      ref={box}
      aria-label={texts.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        followsEnd.current = scrollTop + clientHeight >= scrollHeight - 16;
      }}
      className="max-h-[50dvh] overflow-y-auto overscroll-contain rounded border border-line p-1.5"
    >
      <ol className="grid gap-1.5">
        {items.map((item) => (
          <TimelineEntry key={item.key} item={item} />
        ))}
      </ol>
    </section>
  );
}
