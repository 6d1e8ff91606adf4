import { type RefObject, useCallback, useEffect, useState } from 'react';
import { logError } from './log-error.ts';

interface LoadNear<Loaded> {
  loaded?: { value: Loaded };
  failed: boolean;
  unnoticed: boolean;
  load: () => Promise<void>;
}

/**
 * Loads a part of the page when its place is at most half a screen away. `load` must stay the same function; `what`
 * names the part in the log.
 */
export function useLoadNear<Loaded>(
  place: RefObject<HTMLElement | null>,
  what: string,
  load: () => Promise<Loaded>,
): LoadNear<Loaded> {
  const [loaded, setLoaded] = useState<{ value: Loaded }>();
  const [failed, setFailed] = useState(false);
  const [unnoticed, setUnnoticed] = useState(false);

  const tryToLoad = useCallback(async () => {
    try {
      const value = await load();
      setLoaded({ value });
      setFailed(false);
    } catch (error) {
      logError(`${what} did not load`, error);
      setFailed(true);
    }
  }, [what, load]);

  useEffect(() => {
    if (!window.IntersectionObserver) return setUnnoticed(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void tryToLoad();
      },
      { rootMargin: '50% 0%' },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place, tryToLoad]);

  return { loaded, failed, unnoticed, load: tryToLoad };
}
