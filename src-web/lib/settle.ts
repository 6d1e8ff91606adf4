import { rest } from './after-idle.ts';

/**
 * Completes a page when the app has taken it over, step by step and each when the browser is idle, until it is whole:
 * `data-settled`. First comes the stylesheet, of which the page has had what it shows; then what follows the first view
 * (`follows`, styles/base.css) is laid out, part by part. The page's starter marks it so when it cannot wait.
 */
export async function settle(): Promise<void> {
  const page = document.documentElement;
  await rest();
  await bringStylesheet();
  for (const part of document.querySelectorAll<HTMLElement>('.follows')) {
    await rest();
    if ('settled' in page.dataset) return;
    part.style.contentVisibility = 'visible';
    // In this idle moment, and not together with others before the next frame.
    part.getBoundingClientRect();
  }
  page.dataset.settled = '';
}

/** Asks for what waits in the page's second template (`scripts/build-web.ts`). A page does without it too. */
function bringStylesheet(): Promise<unknown> {
  const [, last] = document.querySelectorAll('template');
  const sheet = last?.content.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!last || !sheet) throw new Error('the page has no stylesheet waiting');
  const arrived = new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
  document.head.append(last.content);
  return arrived;
}
