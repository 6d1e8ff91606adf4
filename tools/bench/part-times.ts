export interface Part {
  name: string;
  selector: string;
  hydrated: boolean;
}

/** Milliseconds since the navigation; Infinity for a part that never becomes ready. */
export interface PageTimes {
  paint: number;
  parts: Record<string, number>;
}

// Declared here because TypeScript's DOM types conflict with the Worker types, which the bench imports.
declare const window: { parts: Promise<PageTimes['parts']> };
declare const document: { querySelector(selector: string): object | null };
declare function requestAnimationFrame(callback: () => void): void;

/** Runs in the page before its scripts. React adds a `__reactProps` property to each element that it hydrates. */
export function watchParts(parts: Part[]): void {
  const timeout = 20_000;
  const times: PageTimes['parts'] = Object.fromEntries(parts.map(({ name }) => [name, Number.POSITIVE_INFINITY]));
  window.parts = new Promise((resolve) => {
    function checkParts() {
      const now = performance.now();
      for (const { name, selector, hydrated } of parts) {
        const element = document.querySelector(selector);
        const ready = element && (!hydrated || Object.keys(element).some((key) => key.startsWith('__reactProps')));
        if (ready) times[name] = Math.min(times[name]!, now);
      }
      if (now > timeout || Object.values(times).every(Number.isFinite)) resolve(times);
      else requestAnimationFrame(checkParts);
    }
    checkParts();
  });
}

export async function readTimes(): Promise<PageTimes> {
  const parts = await window.parts;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { paint: paint?.startTime ?? Number.POSITIVE_INFINITY, parts };
}
