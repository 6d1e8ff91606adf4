interface BootstrapFiles {
  stylesheet: string;
  font: string;
  scripts: string[];
}

/**
 * Loads stylesheet, app and font after the first paint, with which they would compete: right away in a hidden tab, and
 * after three seconds in a browser that does not report the paint. Marks a form that the browser posts, so that the app
 * does not send it again (`src-web/forms/use-form.ts`).
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
