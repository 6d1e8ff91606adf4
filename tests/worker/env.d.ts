declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
    PROPERTY_RUNS: string;
    /** Empty unless all of the tests run. */
    TEST_FULL: string;
  }
  interface GlobalProps {
    mainModule: typeof import('#worker/index.ts');
  }
}

declare module '*?raw' {
  const text: string;
  export default text;
}
