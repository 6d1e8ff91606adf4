import { useEffect, useState } from 'react';

/**
 * The steps of something that the visitor starts: they are done one after the other, or all at once under reduced motion.
 * At first all are done. `stepTime` is in milliseconds; all steps together must take less than five seconds.
 */
export function useSteps(steps: number, stepTime: number) {
  const [done, setDone] = useState(steps);

  useEffect(() => {
    if (done >= steps) return;
    const timer = setTimeout(() => setDone(done + 1), stepTime);
    return () => clearTimeout(timer);
  }, [done, steps, stepTime]);

  function start() {
    const withMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    setDone(withMotion ? 0 : steps);
  }

  return { done, isRunning: done < steps, start };
}
