import { rest } from './rest.ts';

let arrival: Promise<unknown> | undefined;

/**
 * Brings the stylesheet when the page has come to rest, and settles when it is there: a page has had what it shows in its own
 * style. Without a connection it settles too, and the page does without.
 */
export function stylesheet(): Promise<unknown> {
  arrival ??= rest().then(bringIt);
  return arrival;
}

/** Asks for what the page's links with a `data-rel` name: the stylesheet and the manifest (`scripts/build-web.ts`). */
function bringIt(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-rel]')];
  const sheet = links.find(({ dataset }) => dataset.rel === 'stylesheet');
  if (!sheet) return Promise.resolve();
  const there = new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
  for (const link of links) link.rel = link.dataset.rel ?? '';
  return there;
}
