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

/** Asks for what waits in the page's template still (`scripts/build-web.ts`). */
function bringIt(): Promise<unknown> {
  const waiting = document.querySelector<HTMLTemplateElement>('body > template')?.content;
  const sheet = waiting?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!waiting || !sheet) return Promise.resolve();
  const there = new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
  document.head.append(waiting);
  return there;
}
