interface BootstrapFiles {
  /** Absolute paths. The first of `scripts` starts the app. */
  stylesheet: string;
  font: string;
  scripts: string[];
}

/**
 * The inline script of every page. After the first paint it loads the stylesheet, the app and the font, which would compete
 * with the page before. A hidden tab loads them at once, a browser that does not report the paint after three seconds.
 * It marks a form that the browser posts, so that the app does not send it again (`src-web/forms/use-form.ts`).
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
addEventListener("submit", (event) => { if (!event.defaultPrevented) event.target.dataset.nativeSubmit = "" });
`;
}
