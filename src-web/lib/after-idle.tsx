import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** Makes a component whose chunk is fetched once the page has come to rest, and which shows nothing until then. */
export function afterIdle(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Loaded = lazy(load);
  return function AfterIdle() {
    const [idle, setIdle] = useState(false);
    useEffect(() => {
      // Safari has no requestIdleCallback.
      if (!('requestIdleCallback' in globalThis)) {
        const timer = setTimeout(() => setIdle(true), 500);
        return () => clearTimeout(timer);
      }
      const handle = requestIdleCallback(() => setIdle(true), { timeout: 3000 });
      return () => cancelIdleCallback(handle);
    }, []);
    return <Suspense>{idle && <Loaded />}</Suspense>;
  };
}
