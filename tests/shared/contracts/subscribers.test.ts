import { afterEach, expect, it, vi } from 'vitest';
import { SubscriberImport } from '#shared/contracts/subscribers.ts';

afterEach(() => vi.useRealTimers());

const list = { source: 'Fair', consentedOn: '2026-01-01', locale: 'en', rows: [{ row: 1, email: 'a@x.example' }] };

it.each([
  ['of the year 1999', { consentedOn: '1999-12-31' }, false],
  ['of the year 2000', { consentedOn: '2000-01-01' }, true],
  ['of today', { consentedOn: '2026-03-03' }, true],
  ['of tomorrow', { consentedOn: '2026-03-04' }, false],
  ['at a fair in Dubai', { source: 'معرض دبي' }, true],
  ['with half a character', { source: 'Fair \ud83d' }, false],
  ['with a null character', { source: 'Fair\0' }, false],
])('the consent of a list %s is accepted: %s', (_, change, expected) => {
  // In Dubai, it is 3 March already.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T20:30:00Z') });
  expect(SubscriberImport.safeParse({ ...list, ...change }).success).toBe(expected);
});
