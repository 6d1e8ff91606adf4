import type { IdCheckName } from '#shared/content/en/samples/id-verification.ts';

/** Characters of a line of the zone, counted from 1 as in ICAO Doc 9303. */
export interface Span {
  line: number;
  from: number;
  to: number;
}

export interface Check<Name extends string = string> {
  name: Name;
  covers: readonly Span[];
  digit: { line: number; at: number };
}

export interface CheckResult<Name extends string = string> extends Check<Name> {
  sum: number;
  computed: string;
  printed: string;
  passes: boolean;
}

const weights = [7, 3, 1];

/** ICAO Doc 9303, part 3, 4.9: digits count as themselves, A to Z as 10 to 35, the filler `<` as 0. */
export function weightedSum(text: string): number {
  return [...text].reduce((sum, character, index) => sum + numberOf(character) * weights[index % 3]!, 0);
}

export function checkDigit(text: string): string {
  return String(weightedSum(text) % 10);
}

function numberOf(character: string): number {
  return character === '<' ? 0 : Number.parseInt(character, 36);
}

export function charactersOf(lines: readonly string[], { line, from, to }: Span): string {
  return lines[line - 1]!.slice(from - 1, to);
}

export function verify<Name extends string>(
  lines: readonly string[],
  checks: readonly Check<Name>[],
): CheckResult<Name>[] {
  return checks.map((check) => {
    const text = check.covers.map((span) => charactersOf(lines, span)).join('');
    const { line, at } = check.digit;
    const printed = charactersOf(lines, { line, from: at, to: at });
    const computed = checkDigit(text);
    return { ...check, sum: weightedSum(text), computed, printed, passes: printed === computed };
  });
}

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
