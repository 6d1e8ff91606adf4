import { useEffect, useRef, useState } from 'react';

/** Milliseconds. */
const tellInterval = 3000;
const shownFor = 5000;

/** Tells the other side that somebody is writing, and shows for some seconds that the other side is. */
export function useTyping(tell: () => void) {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toldAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isTyping,
    heard(typing: boolean) {
      clearTimeout(timer.current);
      setIsTyping(typing);
      if (typing) timer.current = setTimeout(() => setIsTyping(false), shownFor);
    },
    typed() {
      if (Date.now() - toldAt.current < tellInterval) return;
      toldAt.current = Date.now();
      tell();
    },
  };
}
