import type { EstimateField } from '#shared/content/types/blocks.ts';
import { foldDigits } from '#shared/forms/fold-digits.ts';
import { type ColumnId, planFor } from '#shared/site/plans.ts';

export const estimateFields: readonly EstimateField[] = ['cases', 'steps', 'minutes', 'wage'];

export const largestNumbers: Record<EstimateField, number> = {
  cases: 10_000_000,
  steps: 1_000,
  minutes: 10_000,
  wage: 10_000,
};

export type EstimateNumbers = Partial<Record<EstimateField, number>>;

export interface Estimate {
  operations: number;
  plan: ColumnId;
  hours?: number;
  cost?: number;
}

/** Groups of three, or of two as in India: 1,250 and 1,00,000. Any other comma is a decimal sign. */
const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** Returns nothing for what is no number above 0, or too large. */
export function readNumber(field: EstimateField, text: string): number | undefined {
  const folded = foldDigits(text)
    .trim()
    .replace(/\s(?=\d{3}(?!\d))/g, '')
    .replace(/[\u066c\u060c]/g, ',')
    .replace('\u066b', '.');
  const plain = grouped.test(folded) ? folded.replaceAll(',', '') : folded.replace(',', '.');
  const number = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : 0;
  return number > 0 && number <= largestNumbers[field] ? number : undefined;
}

export function readNumbers(text: (field: EstimateField) => string): EstimateNumbers {
  return Object.fromEntries(estimateFields.map((field) => [field, readNumber(field, text(field))]));
}

export function estimate({ cases, steps, minutes, wage }: EstimateNumbers): Estimate | undefined {
  if (!cases || !steps) return undefined;
  const operations = Math.ceil(cases * steps);
  const hours = minutes && Math.round((cases * minutes) / 6) / 10;
  return {
    operations,
    plan: planFor(operations),
    hours,
    cost: minutes && wage && Math.round((cases * minutes * wage) / 60),
  };
}

export function estimateQuery(numbers: EstimateNumbers): string {
  const entries = estimateFields.flatMap((field) => (numbers[field] ? [[field, String(numbers[field])]] : []));
  return new URLSearchParams([['about', 'estimate'], ...entries]).toString();
}
