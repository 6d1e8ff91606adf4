import { expect, test } from 'vitest';
import { demoFailures } from '../../../src-shared/content/en/demo-failures.ts';
import { demoFailureMessage } from '../../../src-web/forms/demo-failure.ts';
import { NetworkError } from '../../../src-web/lib/api.ts';

test.each([
  [new Error('duplicate key value violates a constraint'), demoFailures.duplicate],
  [new NetworkError('A network error occurred.'), demoFailures.network],
  [new Error('permission denied for table'), demoFailures.permission],
  [new Error('something else'), demoFailures.other],
])('%s maps to its own console message', (error, message) => {
  expect(demoFailureMessage(error)).toBe(message);
});
