import fc from 'fast-check';
import { expect, it } from 'vitest';
import { similarTerms, termsBeginningWith } from '#worker/chat/knowledge/near-terms.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const word = fc.stringMatching(/^[abç]{0,7}$/);
const sorted = fc.uniqueArray(word, { maxLength: 30 }).map((words) => words.toSorted());

/** The definition, which is slow. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const rest = distance(one.slice(1), other.slice(1));
  if (one[0] === other[0]) return rest;
  return 1 + Math.min(rest, distance(one.slice(1), other), distance(one, other.slice(1)));
}

it('finds every term with few other letters', () => {
  fc.assert(
    fc.property(sorted, word, fc.integer({ min: 1, max: 2 }), (terms, term, max) => {
      const near = terms.map((one): [string, number] => [one, distance(one, term)]);
      expect([...similarTerms(terms, term, max)]).toEqual(near.filter(([, letters]) => letters <= max));
    }),
    { numRuns: propertyRuns },
  );
});

it('finds every term with the same beginning', () => {
  fc.assert(
    fc.property(sorted, word, (terms, start) => {
      expect(termsBeginningWith(terms, start)).toEqual(terms.filter((one) => one.startsWith(start)));
    }),
    { numRuns: propertyRuns },
  );
});
