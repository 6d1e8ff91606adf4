import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** When the tests begin, such as `2027-12-31T19:59:00Z`. Empty: now. */
    testTime: string;
  }
}

const RealDate = globalThis.Date;
const testTime = inject('testTime');
const aheadMs = testTime ? Date.parse(testTime) - RealDate.now() : 0;

class TestDate extends RealDate {
  constructor(...given: []) {
    if (given.length > 0) super(...given);
    else super(RealDate.now() + aheadMs);
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

// The files of a project share a process.
if (aheadMs !== 0 && RealDate.name !== TestDate.name) globalThis.Date = TestDate as DateConstructor;
