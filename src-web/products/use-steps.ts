import { useEffect, useState } from 'react';

/**
 * Runs steps one after the other, or all together under reduced motion. At first all are completed.
 * All steps together must take less than five seconds.
 */
export function useSteps(steps: number, stepTimeMs: number) {
  const [completed, setCompleted] = useState(steps);

  useEffect(() => {
    if (completed >= steps) return;
    const timer = setTimeout(() => setCompleted(completed + 1), stepTimeMs);
    return () => clearTimeout(timer);
  }, [completed, steps, stepTimeMs]);

  function startFrom(from: number, until = steps) {
    const withMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    setCompleted(withMotion ? from : until);
  }

  return { completed, isRunning: completed < steps, start: () => startFrom(0), startFrom };
}
