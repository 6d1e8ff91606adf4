import { rest } from './rest.ts';
import { stylesheet } from './stylesheet.ts';

/**
 * Lays out what follows the first view of an arriving page (`follows`, styles/base.css), a part whenever the browser is idle,
 * until the page is whole: `data-settled`. The page's starter marks it so when it cannot wait.
 */
export async function settle(): Promise<void> {
  const page = document.documentElement;
  await stylesheet();
  // The foot's field: to make one costs a page a good part of what reading its markup does.
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-type]')) {
    field.type = field.dataset.type ?? '';
  }
  for (const part of document.querySelectorAll<HTMLElement>('.follows')) {
    await rest();
    if ('settled' in page.dataset) return;
    part.style.contentVisibility = 'visible';
    // In this idle moment, and not together with others before the next frame.
    part.getBoundingClientRect();
  }
  page.dataset.settled = '';
}
