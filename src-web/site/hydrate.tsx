import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { LayoutTexts } from '#shared/content/en/layout.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { App } from './app.tsx';
import { isKept, loadedPage } from './page-loading.ts';
import { pageOf } from './pages.ts';
import { rootOptions } from './root-options.ts';

/** A file apart from the entry: the build makes one script, `start`, of it and its imports. */
export function hydrate(locale: Locale, texts: LayoutTexts): void {
  const container = document.getElementById('app')!;
  const app = (
    <StrictMode>
      <BrowserRouter basename={localizedPath('/', locale)}>
        <App locale={locale} {...texts} />
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition React works in steps of 5 ms, so that the page can react to input in between.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app, rootOptions));
  else createRoot(container, rootOptions).render(app);
  // If the page itself is there and only an optional chunk is missing, such as Joe's panel, it is not reloaded.
  addEventListener('vite:preloadError', () => {
    const path = pageOf(location.pathname);
    if (!isKept(path) && !loadedPage(path, locale)) reloadOnce();
  });
}

/**
 * For a chunk that the newest release no longer has. Only once, so that a reloaded page is not reloaded again. Not
 * offline: the current page is better than the browser's error page.
 */
function reloadOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigator.onLine && navigation?.type !== 'reload') location.reload();
}
