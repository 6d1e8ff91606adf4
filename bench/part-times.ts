/** A part of a page, which counts when it is there, or only when React has hydrated it. */
export interface Part {
  name: string;
  selector: string;
  hydrated: boolean;
}

/** In milliseconds since the navigation; what never came is at Infinity. */
export interface PageTimes {
  paint: number;
  parts: Record<string, number>;
}

// What is used of the browser: the DOM's types contradict those of the Worker, which the bench imports.
declare const window: { parts: Promise<PageTimes['parts']> };
declare const document: { querySelector(selector: string): object | null };
declare function requestAnimationFrame(callback: () => void): void;

/** Runs in the page before its own scripts. React gives each element that it hydrates a property, by which it is known. */
export function watchParts(parts: Part[]): void {
  const timeout = 20_000;
  const times: PageTimes['parts'] = Object.fromEntries(parts.map(({ name }) => [name, Number.POSITIVE_INFINITY]));
  window.parts = new Promise((resolve) => {
    function look() {
      const now = performance.now();
      for (const { name, selector, hydrated } of parts) {
        const element = document.querySelector(selector);
        const counts = element && (!hydrated || Object.keys(element).some((key) => key.startsWith('__reactProps')));
        if (counts) times[name] = Math.min(times[name]!, now);
      }
      if (now > timeout || Object.values(times).every(Number.isFinite)) resolve(times);
      else requestAnimationFrame(look);
    }
    look();
  });
}

/** Runs in the page, and waits for its parts. */
export async function readTimes(): Promise<PageTimes> {
  const parts = await window.parts;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { paint: paint?.startTime ?? Number.POSITIVE_INFINITY, parts };
}
