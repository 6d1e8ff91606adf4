import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Message } from './message.ts';

/** Pixels above the newest message. */
const margin = 16;

/**
 * Keeps the start of the newest message in view while it grows, until the visitor scrolls away; from then on nothing moves until
 * the visitor is back at the end, or writes.
 */
export function useNewestInView(list: RefObject<HTMLElement | null>, messages: Message[], typing: boolean): void {
  const following = useRef(true);
  const position = useRef(0);
  const lastQuestion = messages.findLast(({ isBot }) => !isBot)?.id;

  function follow() {
    const element = list.current!;
    const newest = element.lastElementChild as HTMLElement | null;
    if (!following.current || !newest) return;
    // A long message is read from its start; who reads on in it stays there. The browser clamps the value.
    element.scrollTop = Math.max(element.scrollTop, newest.offsetTop - margin);
    position.current = element.scrollTop;
  }

  useLayoutEffect(() => {
    following.current = true;
  }, [lastQuestion]);
  useLayoutEffect(follow, [messages, typing]);

  useEffect(() => {
    const element = list.current!;
    // The list shrinks when the on-screen keyboard opens or the draft grows, and has no size while the panel is closed.
    const observer = new ResizeObserver(follow);
    const onScroll = () => {
      if (element.clientHeight === 0) return;
      const atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - margin;
      following.current = atEnd || element.scrollTop >= position.current - 1;
    };
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);
}
