import { useEffect, useState } from 'react';

/** Milliseconds that typing must pause. */
const pause = 200;

export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
