import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { LayoutTexts } from '#shared/content/en/layout.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { App } from './app.tsx';
import { Page } from './page.tsx';
import { pageOf } from './pages.ts';
import { rootOptions } from './root-options.ts';

/** A file apart from the entry: the build makes one script, `start`, of it and its imports. */
export function hydrate(locale: Locale, texts: LayoutTexts): void {
  const app = (
    <StrictMode>
      <BrowserRouter basename={localizedPath('/', locale)}>
        <App locale={locale} {...texts}>
          <CurrentPage locale={locale} />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition React works in steps of 5 ms, so that the page can react to input in between.
  startTransition(() => void hydrateRoot(document.getElementById('app')!, app, rootOptions));
}

function CurrentPage({ locale }: { locale: Locale }) {
  const path = pageOf(useLocation().pathname);
  return <Page key={path} path={path} locale={locale} />;
}
