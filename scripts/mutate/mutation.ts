/** A Vitest project and filters of its files, or `e2e` and arguments of Playwright. */
export type Tests = `${'promises' | 'web' | 'worker' | 'node' | 'e2e'} ${string}`;

export interface Mutation {
  promise: string;
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  /** Tests of `npm test` that should notice it. */
  tests: Tests;
}

export const needsBuild = (tests: Tests) => /^(promises|e2e) /.test(tests);
