import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { CallToActionBlock, ProofContent, SceneContent } from '../../types/blocks.ts';
import { commitments } from '../commitments.ts';
import { productGrid } from '../products.ts';
import { aboutUs, whyUs } from '../why-us.ts';

const home = {
  meta: {
    title: `AI agents, audit and ID verification in the GCC · ${brand.name}`,
    description: aboutUs,
  },
  hero: {
    eyebrow: 'AI products, made in Dubai',
    title: ['Build Smarter with AI', 'No Code. No Complexity.'] satisfies [string, string],
    lead: 'Six AI products for companies across the Gulf. They work in Arabic and English, with the systems you already run.',
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
      lead: 'You choose the steps that wait for approval: paying, sending, deleting.',
      action: { label: 'Try the approval step', to: `${paths.lagentry}#sample` },
    },
  ] satisfies [ProofContent, ProofContent],
  why: {
    about: 'What you get',
    ...whyUs,
  },
  products: {
    about: 'Products',
    title: 'Six products that work together',
    grid: productGrid,
  },
  callToAction: {
    kind: 'call-to-action',
    title: 'Bring a problem. Leave with a plan.',
    lead: `Spend ${commitments.demo} with an engineer on your use case. If AI isn’t the right tool, we’ll say so.`,
    actions: [
      { label: 'Schedule Demo', to: paths.scheduleDemo },
      { label: 'Partner With Us', to: paths.partner },
    ],
  } satisfies CallToActionBlock,
};
export type HomeContent = typeof home;

export default home;
