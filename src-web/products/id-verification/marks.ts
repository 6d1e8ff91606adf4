import type { IdCheckName } from '../../../src-shared/content/en/samples/id-verification.ts';
import type { CheckResult, Span } from './machine-readable-zone.ts';
import { specimenFields } from './specimen.ts';

/** Characters of the zone that are shown in a tone. */
export interface Mark extends Span {
  tone: 'covered' | 'digit' | 'wrong' | 'wrong-digit' | 'reading';
}

/** The fields in the zone, while it is read. */
export const fieldMarks: readonly Mark[] = specimenFields.map(({ span }) => ({ ...span, tone: 'reading' }));

/** What the checks cover, and their digits. */
export function checkMarks(checks: readonly CheckResult<IdCheckName>[]): Mark[] {
  return checks.flatMap(({ name, covers, digit, passes }): Mark[] => {
    const own = { line: digit.line, from: digit.at, to: digit.at, tone: passes ? 'digit' : 'wrong-digit' } as const;
    // What the composite check covers has marks of its own.
    const covered = name === 'composite' ? [] : covers;
    return [...covered.map((span) => ({ ...span, tone: passes ? 'covered' : 'wrong' }) as const), own];
  });
}
