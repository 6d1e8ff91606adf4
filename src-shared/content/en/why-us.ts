import { brand } from '#shared/brand.ts';
import type { Item } from '../types/blocks.ts';
import { commitments } from './commitments.ts';
import { plansWith } from './plans-with.ts';

export const aboutUs = `${brand.name} builds AI products for businesses in the GCC: no-code agents, auditing, ID verification, market intelligence and data analysis. See it on your own data: book a one-hour demo.`;

export const whyUs: { title: string; items: Item[] } = {
  title: `Why choose ${brand.name}`,
  items: [
    {
      title: 'Live in days',
      text: `Build a first agent in ${commitments.firstAgent} and go live within a week on a plan.`,
    },
    {
      title: 'Fits what you run',
      text: 'Connects to SAP, Oracle, Microsoft 365, Salesforce and your own databases.',
    },
    {
      title: 'Built for audits',
      text: `Each decision is logged with its input, reason and approver. Export the log ${plansWith('auditExport')}.`,
    },
    {
      title: 'First-class Arabic',
      text: 'Reads Arabic documents, names and conversations, even mixed with English.',
    },
    {
      title: 'Your data stays yours',
      text: `We never train shared models on your data. Hosting in the UAE, KSA or your own cloud is available ${plansWith('regionalHosting')}.`,
    },
    {
      title: 'Engineers you can call',
      text: `The engineers who build it reply to you, from Dubai, ${commitments.reply}.`,
    },
  ],
};
