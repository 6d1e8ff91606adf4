import { useEffect, useEffectEvent, useRef } from 'react';

/** The widths at which the panel covers the page. */
const phone = '(width < 40rem)';
const isOnEntry = () => Boolean(history.state?.chat);

/**
 * On a phone, Back closes the panel first, as in other apps: opening it adds an entry with the same address. The router keeps its own
 * key in the state, so it takes neither entry for another page.
 */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const wasOnEntry = useRef(false);
  const onPop = useEffectEvent(() => {
    if (isOpen && wasOnEntry.current && !isOnEntry()) close();
    wasOnEntry.current = isOnEntry();
  });
  useEffect(() => {
    wasOnEntry.current = isOnEntry();
    const listener = () => onPop();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  return {
    opened() {
      if (!matchMedia(phone).matches || isOnEntry()) return;
      history.pushState({ ...history.state, chat: true }, '');
      wasOnEntry.current = true;
    },
    closed() {
      wasOnEntry.current = false;
      if (isOnEntry()) history.back();
    },
  };
}
