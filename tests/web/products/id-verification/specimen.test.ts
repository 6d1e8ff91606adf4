import { expect, test } from 'vitest';
import { alter } from '../../../../src-web/products/id-verification/alterations.ts';
import { charactersOf, verify } from '../../../../src-web/products/id-verification/machine-readable-zone.ts';
import { specimenFields, specimenZone } from '../../../../src-web/products/id-verification/specimen.ts';
import { lineLength, td1Checks } from '../../../../src-web/products/id-verification/td1.ts';

test('the specimen is a card of the country that ICAO keeps for specimens, and everything in its zone agrees', () => {
  expect(specimenZone.map((line) => line.length)).toEqual([lineLength, lineLength, lineLength]);
  expect(charactersOf(specimenZone, { line: 1, from: 3, to: 5 })).toBe('UTO');
  expect(verify(specimenZone, td1Checks).filter(({ passes }) => !passes)).toEqual([]);
  for (const { span, zone } of specimenFields) expect(charactersOf(specimenZone, span)).toBe(zone);
});

test('each forged digit fails a check of another field, until all of them fail', () => {
  let lines: string[] | undefined = [...specimenZone];
  const failed = [];
  for (lines = alter(lines); lines; lines = alter(lines)) {
    failed.push(verify(lines, td1Checks).flatMap(({ name, passes }) => (passes || name === 'composite' ? [] : [name])));
  }
  expect(failed).toEqual([['birth'], ['number', 'birth'], ['number', 'birth', 'expiry']]);
});
