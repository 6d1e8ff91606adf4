import { rest } from './rest.ts';

let arrival: Promise<unknown> | undefined;

/**
 * Brings the stylesheet when the page has come to rest, and settles when it is there: a page has had what it shows in its own
 * style. Without a connection it settles too, and the page does without. What is of less use follows, one thing at a time.
 */
export function stylesheet(): Promise<unknown> {
  if (!arrival) {
    arrival = rest().then(bringStylesheet);
    arrival
      .then(rest)
      .then(() => bring('icon'))
      .then(rest)
      .then(() => bring('manifest'));
  }
  return arrival;
}

function bringStylesheet(): Promise<unknown> {
  const sheet = bring('stylesheet');
  return new Promise((resolve) => {
    if (!sheet) return resolve(undefined);
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
}

/** Gives a link of the page the address it is to have now (`scripts/build-web.ts`). */
function bring(rel: 'stylesheet' | 'icon' | 'manifest'): HTMLLinkElement | null {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"][data-href]`);
  if (link) link.href = link.dataset.href ?? '';
  return link;
}
