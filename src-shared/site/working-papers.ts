import { brand } from '../brand.ts';

export const workingPapers = [
  {
    id: 'handwritten-arabic',
    title: 'Reading handwritten Arabic on identity documents',
    authors: `${brand.name} Vision`,
    venue: 'Working paper 4',
    year: '2026',
  },
  {
    id: 'approval-signal',
    title: 'Approval as a training signal for office agents',
    authors: `${brand.name} Agents`,
    venue: 'Working paper 3',
    year: '2026',
  },
  {
    id: 'duplicate-payments',
    title: 'Duplicate payments: a taxonomy',
    authors: `${brand.name} Audit`,
    venue: 'Working paper 2',
    year: '2025',
  },
  {
    id: 'same-item',
    title: 'The same item in twelve listings',
    authors: `${brand.name} Retail`,
    venue: 'Working paper 1',
    year: '2025',
  },
] as const;

export type WorkingPaperId = (typeof workingPapers)[number]['id'];
