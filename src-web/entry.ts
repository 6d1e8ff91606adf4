import { defaultLocale } from '../src-shared/locales.ts';
import { loadContent, pageOf } from './page-content.ts';
import './styles/site.css';

/** How long the app waits for the stylesheet, in milliseconds: what it adds to the page would stand there without its look. */
const stylesheetTimeout = 3000;

/** Settles when the stylesheet that the bootstrap has asked for applies, has failed, or takes too long. */
function stylesheet(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, stylesheetTimeout);
  });
}

// The page's content is asked for before React is there. Where a part does not come, the prerendered page stays as it is.
const content = loadContent(pageOf(location.pathname), defaultLocale);
const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), content, stylesheet()]);
hydrate();
