import type { IdField } from '#shared/content/en/samples/id-verification.ts';
import { foldDigits } from '#shared/forms/fold-digits.ts';
import type { Span } from './machine-readable-zone.ts';

export interface SpecimenField {
  id: IdField;
  arabic: string;
  latin: string;
  printed?: string;
  zone: string;
  span: Span;
  /** The grid has 856 × 540 units: ten units for a millimetre of a card of size TD1. */
  region: { x: number; y: number; width: number };
}

/** `UTO` is the country code that ICAO Doc 9303 keeps for specimens. */
export const specimenZone = [
  'I<UTOUTX4829155<<<<<<<<<<<<<<<',
  '9103144F3109225UTO<<<<<<<<<<<2',
  'AL<NOOR<<LAYLA<SALEM<<<<<<<<<<',
] as const;

export const specimenFields: readonly SpecimenField[] = [
  {
    id: 'name',
    arabic: 'ليلى سالم النور',
    latin: 'Layla Salem Al Noor',
    zone: 'AL<NOOR<<LAYLA<SALEM<<<<<<<<<<',
    span: { line: 3, from: 1, to: 30 },
    region: { x: 288, y: 128, width: 528 },
  },
  {
    id: 'nationality',
    arabic: 'يوتوبيا',
    latin: 'Utopia',
    zone: 'UTO',
    span: { line: 2, from: 16, to: 18 },
    region: { x: 288, y: 226, width: 256 },
  },
  {
    id: 'sex',
    arabic: 'أنثى',
    latin: 'Female',
    zone: 'F',
    span: { line: 2, from: 8, to: 8 },
    region: { x: 560, y: 226, width: 256 },
  },
  {
    id: 'birth',
    arabic: '14 مارس 1991',
    latin: '14 March 1991',
    printed: '14/03/1991',
    zone: '910314',
    span: { line: 2, from: 1, to: 6 },
    region: { x: 288, y: 324, width: 256 },
  },
  {
    id: 'expiry',
    arabic: '22 سبتمبر 2031',
    latin: '22 September 2031',
    printed: '22/09/2031',
    zone: '310922',
    span: { line: 2, from: 9, to: 14 },
    region: { x: 560, y: 324, width: 256 },
  },
  {
    id: 'number',
    arabic: 'UTX482915',
    latin: 'UTX482915',
    printed: 'UTX482915',
    zone: 'UTX482915',
    span: { line: 1, from: 6, to: 14 },
    region: { x: 288, y: 422, width: 528 },
  },
];

const alterations = [
  { line: 2, at: 2, to: '8' },
  { line: 1, at: 12, to: '7' },
  { line: 2, at: 10, to: '9' },
];

export function alter(lines: readonly string[]): string[] | undefined {
  const next = alterations.find(({ line, at, to }) => lines[line - 1]![at - 1] !== to);
  if (!next) return undefined;
  const { line, at, to } = next;
  const text = lines[line - 1]!;
  return lines.with(line - 1, text.slice(0, at - 1) + to + text.slice(at));
}

/** The specimen's zone, and what each further alteration makes of it. */
export const zones: readonly (readonly string[])[] = alterations.reduce<(readonly string[])[]>(
  (made) => [...made, alter(made.at(-1)!)!],
  [specimenZone],
);

/**
 * An edited line keeps its length, as on a card: typing replaces what follows, deleting leaves fillers. Undefined when
 * a character cannot be in a zone.
 */
export function overwrite(before: string, edited: string, caret: number): string | undefined {
  const added = edited.length - before.length;
  const start = edited.slice(0, caret);
  const rest = edited.slice(caret);
  const whole = added > 0 ? start + rest.slice(added) : start + '<'.repeat(-added) + rest;
  const line = foldDigits(whole).toUpperCase().replaceAll(' ', '<').slice(0, before.length);
  return /^[A-Z0-9<]*$/.test(line) ? line : undefined;
}
