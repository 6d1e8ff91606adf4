import type { LegalLabels } from '../types/legal.ts';

export const legalLabels: LegalLabels = {
  eyebrow: 'Legal',
  changed: 'Last changed',
  onThisPage: 'On this page',
  kept: 'Kept:',
};

export function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
