import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { CallToActionBlock, Item, ProofContent, SceneContent } from '../../types/blocks.ts';
import { commitments } from '../commitments.ts';
import { plansWith } from '../plans-with.ts';
import { productGrid } from '../products.ts';

const why: Item[] = [
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
    text: `Each decision has its input, reason and approver. Export the log ${plansWith('auditExport')}.`,
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
];

const home = {
  meta: {
    title: `AI agents, audit and ID verification in the GCC · ${brand.name}`,
    description: `${brand.name} builds AI products for businesses in the GCC: no-code agents, auditing, ID verification, market intelligence and data analysis. See it on your own data: book a one-hour demo.`,
  },
  hero: {
    eyebrow: 'AI products, made in Dubai',
    title: ['Build Smarter with AI', 'No Code. No Complexity.'] satisfies [string, string],
    lead: 'Six AI products for companies across the Gulf, in Arabic and English, on the systems you already run.',
    start: { label: 'Start Building Now', to: paths.scheduleDemo },
    free: { label: 'Get Started Free', to: '#products' },
    sample: { label: 'Try it with your own workflow', to: `${paths.lagentry}#sample` },
  },
  scene: { name: 'home', place: 'beside' } satisfies SceneContent,
  proofs: [
    {
      scene: 'ledger',
      title: 'One of these payments needs a second look',
      lead: 'Sample data, real rules: AI Auditor explains every payment that it flags.',
      action: { label: 'Audit the whole month', to: `${paths.aiAuditor}#sample` },
    },
    {
      scene: 'routine',
      title: 'It runs on its own until money moves',
      lead: 'Lagentry waits for approval before it pays, sends or deletes.',
      action: { label: 'Try the approval step', to: `${paths.lagentry}#sample` },
    },
  ] satisfies [ProofContent, ProofContent],
  why: {
    about: 'What you get',
    title: `Why choose ${brand.name}`,
    items: why,
  },
  products: {
    about: 'Products',
    title: 'Six products that work together',
    grid: productGrid,
  },
  callToAction: {
    kind: 'call-to-action',
    title: 'Bring a problem. Leave with a plan.',
    lead: `Spend ${commitments.demo} with an engineer on your use case. If AI isn’t the tool, we’ll say so.`,
    actions: [
      { label: 'Schedule Demo', to: paths.scheduleDemo },
      { label: 'Partner With Us', to: paths.partner },
    ],
  } satisfies CallToActionBlock,
};
export type HomeContent = typeof home;

export default home;
