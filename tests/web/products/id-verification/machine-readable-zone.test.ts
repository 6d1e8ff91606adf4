import { expect, test } from 'vitest';
import {
  type Check,
  checkDigit,
  td1Checks,
  verify,
  weightedSum,
} from '#web/products/id-verification/machine-readable-zone.ts';

/** The specimens of ICAO Doc 9303: of part 5 for a card, of part 4 for a passport. */
const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];

/** Doc 9303, part 4, 4.2.2. */
const td3Checks: Check[] = [
  { name: 'number', covers: [{ line: 2, from: 1, to: 9 }], digit: { line: 2, at: 10 } },
  { name: 'birth', covers: [{ line: 2, from: 14, to: 19 }], digit: { line: 2, at: 20 } },
  { name: 'expiry', covers: [{ line: 2, from: 22, to: 27 }], digit: { line: 2, at: 28 } },
  { name: 'personal number', covers: [{ line: 2, from: 29, to: 42 }], digit: { line: 2, at: 43 } },
  {
    name: 'composite',
    covers: [
      { line: 2, from: 1, to: 10 },
      { line: 2, from: 14, to: 20 },
      { line: 2, from: 22, to: 43 },
    ],
    digit: { line: 2, at: 44 },
  },
];

test('a check digit is computed as in the examples of Doc 9303, part 3', () => {
  expect(weightedSum('520727')).toBe(5 * 7 + 2 * 3 + 0 * 1 + 7 * 7 + 2 * 3 + 7 * 1);
  expect(checkDigit('520727')).toBe('3');
  expect(checkDigit('AB2134<<<')).toBe('5');
  expect(checkDigit('HA672242<658022549601086<<<<<<<<<<<<<<0')).toBe('8');
});

test('all check digits of the specimens of Doc 9303 agree', () => {
  expect(verify(card, td1Checks).map(({ printed, passes }) => [printed, passes])).toEqual([
    ['7', true],
    ['2', true],
    ['9', true],
    ['6', true],
  ]);
  expect(verify(passport, td3Checks).map(({ printed, passes }) => [printed, passes])).toEqual([
    ['6', true],
    ['2', true],
    ['9', true],
    ['1', true],
    ['0', true],
  ]);
});

test('a changed digit of a date fails only its own check and the composite one', () => {
  const changed = [card[0]!, card[1]!.replace('740812', '740813'), card[2]!];
  const failed = verify(changed, td1Checks).filter(({ passes }) => !passes);
  expect(failed.map(({ name, printed, computed }) => [name, printed, computed])).toEqual([
    ['birth', '2', '3'],
    ['composite', '6', '3'],
  ]);
});

test('every changed character that a check covers changes its sum', () => {
  for (const { covers, digit, name } of td1Checks) {
    for (const { line, from, to } of covers) {
      for (let at = from; at <= to; at += 1) {
        const changed = card.map((text, index) => (index === line - 1 ? replaceAt(text, at) : text));
        const result = verify(changed, td1Checks).find((check) => check.name === name)!;
        expect(result.passes, `${name}, line ${line}, character ${at}, digit ${digit.at}`).toBe(false);
      }
    }
  }
});

/** The next digit: a difference of one changes the sum by a weight, and no weight is a multiple of ten. */
function replaceAt(text: string, at: number): string {
  const character = text[at - 1]!;
  const next = character === '<' ? '1' : character === '9' ? '8' : String.fromCharCode(character.charCodeAt(0) + 1);
  return text.slice(0, at - 1) + next + text.slice(at);
}
