import { rest } from './after-idle.ts';

/**
 * Lays the bands of an arriving page out, one whenever the browser is idle, until the page is whole: `data-settled`. What
 * the page's starter marks so from the beginning, or at the first click, needs none of it.
 */
export async function settle(): Promise<void> {
  const page = document.documentElement;
  for (const part of document.querySelectorAll<HTMLElement>('.follows')) {
    await rest();
    if ('settled' in page.dataset) return;
    part.style.contentVisibility = 'visible';
    // In this idle moment, and not together with others before the next frame.
    part.getBoundingClientRect();
  }
  page.dataset.settled = '';
}
