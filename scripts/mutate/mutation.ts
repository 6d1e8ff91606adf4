/** A Vitest project and filters of its files, or `e2e` and arguments of Playwright. */
export type Tests = `${'promises' | 'web' | 'worker' | 'node' | 'e2e'} ${string}`;

export interface Mutation {
  promise: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Those of `npm test` that may notice it. */
  tests: Tests;
}

export const needsBuild = (tests: Tests) => /^(promises|e2e) /.test(tests);
