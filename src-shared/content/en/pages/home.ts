import { brand } from '../../../brand.ts';
import { paths } from '../../../paths.ts';
import type { CallToActionBlock, Item, ProofContent, SceneContent } from '../../types/blocks.ts';
import { productGrid } from '../products.ts';

const why: Item[] = [
  {
    title: 'Live in days',
    text: 'Your first agent works in the first week. Every pilot has an end date and a number to beat.',
  },
  {
    title: 'Fits what you run',
    text: 'SAP, Oracle, Microsoft 365, Salesforce, your own database: connected, not replaced.',
  },
  {
    title: 'Built for audits',
    text: 'Every decision keeps its input, its reason and its author. You can export all of it.',
  },
  {
    title: 'First-class Arabic',
    text: 'Arabic documents, names and conversations are read as reliably as English ones.',
  },
  {
    title: 'Your data stays yours',
    text: 'Hosted in the region or in your own cloud. Nothing you send trains a shared model.',
  },
  {
    title: 'Engineers you can call',
    text: 'The people who built it reply to you: from Dubai, in your time zone, within one working day.',
  },
];

const home = {
  meta: {
    title: `${brand.name}: build smarter with AI`,
    description: `${brand.name} builds AI products for businesses in the GCC: no-code agents, auditing, ID verification, market intelligence and data analysis. Made in Dubai.`,
  },
  hero: {
    eyebrow: 'AI products, made in Dubai',
    title: ['Build Smarter with AI', 'No Code. No Complexity.'] satisfies [string, string],
    lead: 'Agents that finish the work, audits that read every line, identities checked in seconds. Six products for companies across the Gulf that want results this quarter.',
    start: { label: 'Start Building Now', to: paths.scheduleDemo },
    free: { label: 'Get Started Free', to: '#products' },
    sample: { label: 'Try it on your own routine', to: `${paths.lagentry}#sample` },
  },
  scene: { name: 'home', place: 'beside' } satisfies SceneContent,
  proofs: [
    {
      scene: 'ledger',
      title: 'One line of this ledger is wrong',
      lead: 'The month is invented, the rule is real: AI Auditor reads every line, and says why it stops at one.',
      action: { label: 'Audit the whole month', to: `${paths.aiAuditor}#sample` },
    },
    {
      scene: 'routine',
      title: 'It works alone until money moves',
      lead: 'Lagentry does what you have described. What pays, sends or deletes waits for a person.',
      action: { label: 'Approve it, or decline', to: `${paths.lagentry}#sample` },
    },
  ] satisfies [ProofContent, ProofContent],
  why: {
    layout: 'plain' as const,
    eyebrow: 'What you get',
    title: `Why choose ${brand.name}`,
    lead: 'Most AI projects end as a slide. Here are six reasons why ours go live.',
    items: why,
  },
  products: {
    eyebrow: 'Products',
    title: 'Six products, one way of working',
    lead: 'Each does one job, shows how it reached its answer, and connects to the others when you need more.',
    grid: productGrid,
  },
  callToAction: {
    kind: 'call-to-action',
    title: 'Bring a problem. Leave with something that works.',
    lead: 'An hour with an engineer, on your own case. If AI is the wrong tool for it, we will say so.',
    actions: [
      { label: 'Schedule Demo', to: paths.scheduleDemo },
      { label: 'Partner With Us', to: paths.partner },
    ],
  } satisfies CallToActionBlock,
};
export type HomeContent = typeof home;

export default home;
