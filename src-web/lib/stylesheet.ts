/** A page at rest has only the rules of its own markup; the whole stylesheet is for the printer until then (`scripts/build/bootstrap.ts`). */
export function requestStylesheet(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link) link.media = 'all';
}

/** Without the stylesheet, elements that the app adds have no style. */
const stylesheetTimeoutMs = 3000;

export function waitForStylesheet(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, stylesheetTimeoutMs);
  });
}
