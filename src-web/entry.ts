import { defaultLocale } from '../src-shared/locales.ts';
import { loadContent, pageOf } from './page-content.ts';
import './styles/site.css';

/** In milliseconds. Without the stylesheet, elements that the app adds have no style. */
const stylesheetTimeout = 3000;

/** Resolves when the stylesheet that scripts/build/bootstrap.ts adds is loaded, has failed, or takes too long. */
function waitForStylesheet(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, stylesheetTimeout);
  });
}

// The content loads at the same time as React. If either fails, the prerendered page stays.
const content = loadContent(pageOf(location.pathname), defaultLocale);
const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), content, waitForStylesheet()]);
hydrate();
