import { expect, test } from 'vitest';
import { charactersOf, td1Checks, verify } from '#web/products/id-verification/machine-readable-zone.ts';
import { alter, overwrite, specimenFields, specimenZone } from '#web/products/id-verification/specimen.ts';

test('the specimen is of the country for specimens, and its whole zone agrees', () => {
  expect(specimenZone.map((line) => line.length)).toEqual([30, 30, 30]);
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

test('a typed character replaces the one that follows it', () => {
  expect(overwrite('910314', '9810314', 2)).toBe('980314');
});

test('a deleted character becomes a filler, so that nothing behind it moves', () => {
  expect(overwrite('910314', '91314', 2)).toBe('91<314');
  expect(overwrite('910314', '9114', 2)).toBe('91<<14');
});

test('a pasted text replaces as many characters, and never lengthens the line', () => {
  expect(overwrite('910314', '9777710314', 5)).toBe('977774');
  expect(overwrite('910314', '9103147', 7)).toBe('910314');
});

test('small letters, spaces and Arabic digits become what the zone has for them', () => {
  expect(overwrite('AL<NOOR', 'ALb<NOOR', 3)).toBe('ALBNOOR');
  expect(overwrite('ALNOOR', 'AL NOOR', 3)).toBe('AL<OOR');
  expect(overwrite('910314', '٨910314', 1)).toBe('810314');
});

test('a character that the zone does not have is refused', () => {
  expect(overwrite('910314', '9-10314', 2)).toBeUndefined();
  expect(overwrite('910314', 'ل910314', 1)).toBeUndefined();
});
