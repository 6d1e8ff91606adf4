import { brand } from '#shared/brand.ts';

interface BootstrapFiles {
  stylesheet: string;
  font: string;
  scripts: string[];
  /** Joe's panel as the build has rendered it, with links to its scripts. */
  still: string;
  /** The module that does not wait for the visitor (`src-web/site/at-rest.ts`). */
  atRest: string;
  /** The module that starts a part that visitors come for, without an intent (`src-web/site/early-island.ts`). */
  earlyIsland?: string;
}

/**
 * Starts the app at the first sign that the visitor acts, or at once for a state that only the app can show. Until then its
 * files are fetched into the cache, after the page has loaded: neither compiled nor run. A pointer that rests where a page appears
 * gets an event without a movement, which is no sign. The whole stylesheet is for the printer alone until the visitor acts. Nothing
 * starts before the first paint, with which it would compete, except after three seconds in a browser that does not report it. Marks a
 * button that is pressed before its part is there (`src-web/lib/early-presses.ts`), and a form that the browser posts, so that the app
 * does not send it again (`src-web/forms/use-form.ts`).
 */
export function bootstrap({ stylesheet, font, scripts, still, atRest, earlyIsland }: BootstrapFiles): string {
  return `
const scripts = ${JSON.stringify(scripts)};
const link = (rel, href, more) => document.head.appendChild(Object.assign(document.createElement("link"), { rel, ...more, href }));
const prefetch = (href, as) => link("prefetch", href, { as, crossOrigin: "" });
const style = (media) => {
  (document.querySelector("link[rel=stylesheet]") ?? link("stylesheet", ${JSON.stringify(stylesheet)}, { media, onerror() { this.remove() } })).media = media;
};
const start = () => {
  isWanted = true;
  if (!isPainted || started) return;
  started = true;
  style("all");
  for (const script of scripts) link("modulepreload", script);
  import(scripts[0]).catch((error) => {
    if (document.querySelector("#app > button[data-pressed]")) document.querySelector("[data-still] [data-closes]")?.click(), location = ${JSON.stringify(`mailto:${brand.email}`)};
    throw error;
  });
};
const painted = () => {
  if (isPainted) return;
  isPainted = true;
  prefetch(${JSON.stringify(still)}, "fetch");
  if (isWanted) start();
  document.readyState === "complete" ? rest() : addEventListener("load", rest);
};
let isWanted, isPainted, started, address = location.pathname;
for (const sign of ["pointermove", "pointerdown", "wheel", "keydown", "focusin", "input"])
  addEventListener(sign, ({ type, movementX, movementY }) => (type !== "pointermove" || movementX || movementY) && start(), { capture: true, passive: true });
addEventListener("popstate", () => { if (!started) location.pathname === address ? start() : location.reload() });
addEventListener("click", ({ target }) => {
  const button = target.closest("button[type=button]:not([popovertarget])"), part = button?.closest("[data-island], #app");
  if (!part || "ready" in part.dataset || "pressed" in button.dataset) return;
  button.dataset.pressed = "";
}, true);
addEventListener("submit", (event) => { if (!event.defaultPrevented) event.target.dataset.nativeSubmit = "" });
const idle = window.requestIdleCallback ?? setTimeout;
const rest = () => idle(() => {
  import(${JSON.stringify(atRest)});
  ${
    earlyIsland
      ? // Steps that do not block: the stylesheet, then each file and those that it imports, then the island.
        `style("all");
  scripts.slice(1).reduceRight((step, script) => step.then(() => import(script)).catch(() => {}).then(() => new Promise((next) => idle(next, { timeout: 200 }))), Promise.resolve()).then(() => started || import(${JSON.stringify(earlyIsland)}));`
      : `if (!started) {
    style("print");
    prefetch(${JSON.stringify(font)}, "font");
    for (const script of scripts) prefetch(script, "script");
  }`
  }
}, { timeout: 2000 });
const hash = location.hash.slice(1), linked = document.getElementById(hash);
let isKept;
try { isKept = "staff" in localStorage || Object.keys(sessionStorage).some((key) => /^(chat-open$|draft:)/.test(key)) } catch {}
if (isKept || hash && (!linked || linked.closest("[data-island]")) || /[?&]token=/.test(location.search))
  start();
new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").length && painted()).observe({ type: "paint", buffered: true });
setTimeout(painted, 3000);
`;
}
