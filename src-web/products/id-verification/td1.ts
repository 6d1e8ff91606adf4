import type { IdCheckName } from '../../../src-shared/content/en/samples/id-verification.ts';
import type { Check } from './machine-readable-zone.ts';

export const lineLength = 30;

/** The check digits of a card of size TD1: ICAO Doc 9303, part 5, 4.2.2 and 4.2.4. */
export const td1Checks: readonly Check<IdCheckName>[] = [
  { name: 'number', covers: [{ line: 1, from: 6, to: 14 }], digit: { line: 1, at: 15 } },
  { name: 'birth', covers: [{ line: 2, from: 1, to: 6 }], digit: { line: 2, at: 7 } },
  { name: 'expiry', covers: [{ line: 2, from: 9, to: 14 }], digit: { line: 2, at: 15 } },
  {
    name: 'composite',
    covers: [
      { line: 1, from: 6, to: 30 },
      { line: 2, from: 1, to: 7 },
      { line: 2, from: 9, to: 15 },
      { line: 2, from: 19, to: 29 },
    ],
    digit: { line: 2, at: 30 },
  },
];
