import { useEffect, useState } from 'react';

/**
 * Runs steps one after the other, or all together under reduced motion. At first all are done. `stepTime` is in
 * milliseconds; all steps together must take less than five seconds.
 */
export function useSteps(steps: number, stepTime: number) {
  const [done, setDone] = useState(steps);

  useEffect(() => {
    if (done >= steps) return;
    const timer = setTimeout(() => setDone(done + 1), stepTime);
    return () => clearTimeout(timer);
  }, [done, steps, stepTime]);

  function startFrom(from: number, until = steps) {
    const withMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    setDone(withMotion ? from : until);
  }

  return { done, isRunning: done < steps, start: () => startFrom(0), startFrom };
}
