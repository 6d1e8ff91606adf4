interface BootstrapFiles {
  /** Addresses on this site; `scripts` begins with the one that starts the app. */
  stylesheet: string;
  font: string;
  scripts: string[];
}

/**
 * The one script in a page's HTML. After the first paint it asks for the stylesheet, the app, the font and the manifest:
 * earlier they would compete with the page. A hidden tab paints nothing, and an old browser may not report it: hence the two other ways.
 * It marks a form that the browser sends itself, for the app to leave it alone (`src-web/forms/use-form.ts`).
 */
export function bootstrap({ stylesheet, font, scripts }: BootstrapFiles): string {
  const [entry, ...others] = scripts.map((path) => JSON.stringify(path));
  return `
let started;
const link = (rel, href, more) => document.head.append(Object.assign(document.createElement("link"), { rel, ...more, href }));
const start = () => {
  if (started) return;
  started = true;
  link("stylesheet", ${JSON.stringify(stylesheet)}, { onerror() { this.remove() } });
  for (const script of [${others}]) link("modulepreload", script);
  link("preload", ${JSON.stringify(font)}, { as: "font", crossOrigin: "" });
  link("manifest", "/manifest.webmanifest");
  import(${entry});
};
if (document.hidden) start();
new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").length && start()).observe({ type: "paint", buffered: true });
setTimeout(start, 3000);
addEventListener("submit", (event) => { if (!event.defaultPrevented) event.target.dataset.sent = "" });
`.replace(/\n\s*/g, '');
}
