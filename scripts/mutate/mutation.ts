/** A Vitest project and filters of its files, or `e2e` and arguments of Playwright. */
export type Tests = `${'promises' | 'web' | 'worker' | 'node' | 'e2e'} ${string}`;

export interface MutatedFile {
  file: string;
  /** Tests of `npm test` that should notice each broken promise. */
  tests: Tests;
  /** Each change is a text that occurs in the file exactly once, and its replacement. */
  promises: Record<string, [find: string, replace: string]>;
}

export interface Mutation extends Omit<MutatedFile, 'promises'> {
  list: string;
  promise: string;
  find: string;
  replace: string;
}

export function mutationsOf(list: string, { promises, ...where }: MutatedFile): Mutation[] {
  return Object.entries(promises).map(([promise, [find, replace]]) => ({ list, promise, find, replace, ...where }));
}

export const needsBuild = (tests: Tests) => /^(promises|e2e) /.test(tests);
