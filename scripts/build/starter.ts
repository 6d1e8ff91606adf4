interface Following {
  /** The address of the app on this site, and those of what it imports: React, and the bundler's helpers. */
  app: string;
  imports: string[];
  /** `src` as CSS writes it. */
  font: { family: string; weight: string; src: string };
}

/**
 * The one script in a page's HTML: a module, so that it runs once the markup is read. It marks a page as settled
 * (`src-web/lib/settle.ts`) that must be whole at once: one that is returned to, or entered at a fragment, where a scroll position
 * counts; any other with the first click.
 *
 * Once the page's words have been painted (its ground may have been before), it asks for React and the app, so that the first view
 * costs what a static page costs (docs/performance.md). React comes first and by itself: it takes a phone as long to read as all
 * the rest. The font follows the app; for the stylesheet the app asks (`src-web/lib/stylesheet.ts`). A hidden tab never
 * paints, and an old browser may not report it: hence the two other ways to begin. The font takes its place in one step when it is
 * there; where it does not come, its stand-in stays.
 */
export function starter({ app, imports, font }: Following): string {
  const showFont = `new FontFace("${font.family}","${font.src}",{weight:"${font.weight}"}).load().then(face=>document.fonts.add(face),()=>{})`;
  const begin = [
    'if(begun)return',
    'begun=1',
    `Promise.all([${imports.map((file) => `import("${file}")`)}]).then(()=>import("${app}")).then(()=>${showFont})`,
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"${app}"}))`,
  ].join(';');
  return [
    'let begun',
    `const begin=()=>{${begin}}`,
    'const settle=()=>document.documentElement.dataset.settled=""',
    'location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"?settle():addEventListener("click",settle,{capture:true,once:true})',
    'document.hidden?begin():(new PerformanceObserver(paints=>paints.getEntriesByName("first-contentful-paint")[0]&&begin()).observe({type:"paint",buffered:true}),setTimeout(begin,3e3))',
  ].join(';');
}
