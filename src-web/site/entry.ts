import type { LayoutTexts } from '../../src-shared/content/en/layout.ts';
import { loadContent } from '../lib/content.tsx';
import { documentLocale } from '../locale.tsx';
import { hydrate } from './hydrate.tsx';
import { loadPage, startPage } from './page-loading.ts';
import { pageOf } from './pages.ts';
import '../ui/styles/site.css';

// The build writes these rules into Arabic pages (`scripts/build/arabic-font.ts`).
if (import.meta.env.DEV) import('../ui/styles/arabic-fonts.css');

/** Milliseconds. Without the stylesheet, elements that the app adds have no style. */
const stylesheetTimeout = 3000;

function waitForStylesheet(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, stylesheetTimeout);
  });
}

const locale = documentLocale();
const isPrerendered = document.getElementById('app')!.firstElementChild !== null;
const page = (isPrerendered ? startPage : loadPage)(pageOf(location.pathname), locale);
// If the page fails to load, what is prerendered stays.
const [texts] = await Promise.all([loadContent<LayoutTexts>(locale, 'layout'), page, waitForStylesheet()]);
hydrate(locale, texts);
