/** A page has only the rules of its own markup until the app starts; the bootstrap script fetches the rest into the cache. */
export function requestStylesheet(): void {
  const fetched = document.querySelector<HTMLLinkElement>('link[rel="prefetch"][as="style"]');
  if (fetched && !document.querySelector('link[rel="stylesheet"]')) fetched.rel = 'stylesheet';
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
