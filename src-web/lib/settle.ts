import { rest } from './after-idle.ts';

/**
 * Lays the bands of an arriving page out, one whenever the browser is idle, until the page is whole: `data-settled`. What
 * the page's starter marks so from the beginning, or at the first click, needs none of it.
 */
export async function settle(): Promise<void> {
  const page = document.documentElement;
  for (const band of document.querySelectorAll<HTMLElement>('main > section, footer')) {
    await rest();
    if ('settled' in page.dataset) return;
    band.style.contentVisibility = 'visible';
    // In this idle moment, and not together with others before the next frame.
    band.getBoundingClientRect();
  }
  page.dataset.settled = '';
}
