/**
 * For a chunk that the newest release no longer has. Only once, so that a reloaded page is not reloaded again. Not
 * offline: the current page is better than the browser's error page.
 */
export function reloadOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigator.onLine && navigation?.type !== 'reload') location.reload();
}
