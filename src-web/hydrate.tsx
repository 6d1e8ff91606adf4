import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import footer from '../src-shared/content/en/footer.ts';
import header from '../src-shared/content/en/header.ts';
import { defaultLocale } from '../src-shared/locales.ts';
import { App } from './app.tsx';
import { logError } from './lib/log-error.ts';
import { reloadOnce } from './lib/reload-once.ts';
import { loadedContent, pageOf } from './page-content.ts';

const log: RootOptions = {
  onCaughtError: (error) => logError('A part of the page failed', error),
  onUncaughtError: (error) => logError('The app failed', error),
  onRecoverableError: (error) => logError('The app recovered', error),
};

/** Takes the prerendered page over; in `npm run dev`, where there is none, renders it. */
export function hydrate(): void {
  const container = document.getElementById('app')!;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App locale={defaultLocale} header={header} footer={footer} />
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition React works in steps of five milliseconds, and the page answers in between.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app, log));
  else createRoot(container, log).render(app);
  // Where only an extra is missing, Joe's panel say, the page stays.
  addEventListener('vite:preloadError', () => {
    if (!loadedContent(pageOf(location.pathname), defaultLocale)) reloadOnce();
  });
}
