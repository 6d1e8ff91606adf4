/**
 * Loads the page again, for a chunk that is gone with an older release. Once: a page that was reloaded is not reloaded again,
 * and without a connection a page that can be read is better than the browser's own.
 */
export function reloadOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigator.onLine && navigation?.type !== 'reload') location.reload();
}
