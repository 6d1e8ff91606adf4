import type { LayoutTexts } from '#shared/content/en/layout.ts';
import { loadContent } from '../lib/content.tsx';
import { waitForStylesheet } from '../lib/stylesheet.ts';
import { documentLocale } from '../locale.tsx';
import { hydrate } from './hydrate.tsx';
import { keepFirstPage } from './page-loading.ts';
import { pageOf } from './pages.ts';
import '../ui/styles/site.css';

// The build writes these rules into Arabic pages (`scripts/build/arabic-font.ts`).
if (import.meta.env.DEV) {
  import('../ui/styles/arabic-fonts.css');
  import('./at-rest.ts');
}

/** A visitor may act while the rest of a page is still on its way, such as the news that the database holds. */
function waitForDocument(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

async function start(): Promise<void> {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  const locale = documentLocale();
  keepFirstPage(pageOf(location.pathname));
  const content = loadContent<LayoutTexts>(locale, 'layout');
  const [texts] = await Promise.all([content, waitForStylesheet(), waitForDocument()]);
  hydrate(locale, texts);
}

// There is no `await` at the top: the bundler would then leave each shared module in two files.
void start();
