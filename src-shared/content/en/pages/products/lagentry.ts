import { brand } from '#shared/brand.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { commitments } from '../../commitments.ts';
import { plansWith } from '../../plans-with.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { lagentry as product } from '../../summaries/lagentry.ts';

const { name, url } = brand.agentBuilder;
const lagentry: LandingContent = {
  meta: {
    title: `${name}: no-code AI agent builder`,
    description: `${name} lets business users build AI agents without code: describe the task, connect your systems, approve, and watch it work.`,
  },
  eyebrow: product.title,
  title: 'Build AI agents without code.',
  lead: `Describe a task, connect your systems and approve the steps that matter. Operations builds the agent; IT sets its limits.`,
  actions: [
    { label: `Visit ${name} Site`, to: url },
    { label: 'Schedule Demo', to: paths.scheduleDemo },
  ],
  scene: { name: 'lagentry', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'lagentry',
      about: 'Try it',
      title: 'Describe a workflow. Watch it become an agent.',
      lead: 'Lagentry waits for your approval where it matters, and logs everything.',
      texts: sampleTexts,
    },
    {
      kind: 'testimonial',
      text: 'Our operations team built the customs agent themselves. It now prepares 9 out of 10 declarations before anyone opens a screen.',
      name: 'Head of Operations',
      role: 'logistics company, Jebel Ali',
      caption: 'Example quote, not a customer.',
    },
    {
      kind: 'cards',
      layout: 'chain',
      about: 'Features',
      title: 'What makes an agent safe to use',
      items: [
        {
          icon: 'layers',
          title: 'Visual builder',
          text: 'Steps, conditions and handovers on one canvas. The agent runs exactly what you see.',
        },
        {
          icon: 'plug',
          title: '40+ connectors',
          text: `Email, ERP, CRM, sheets, databases and any HTTP service, each with its own permissions. All connectors are available ${plansWith('connectors')}.`,
        },
        {
          icon: 'check',
          title: 'Approval before action',
          text: `Decide which steps need a human, ${plansWith('approval')}.`,
        },
        {
          icon: 'search',
          title: 'A log of every step',
          text: 'See what the agent read, decided and did. The log is searchable and kept for as long as you choose.',
        },
        {
          icon: 'globe',
          title: 'Arabic and English',
          text: 'Agents read and write both, even in the same conversation.',
        },
        {
          icon: 'lock',
          title: 'Your rules',
          text: 'Your administrator sets each agent’s budget, data access and permissions.',
        },
      ],
    },
    {
      kind: 'feature-list',
      about: 'Benefits',
      title: 'What changes for your team',
      items: [
        {
          icon: 'clock',
          title: 'Hours, not sprints',
          text: `You build your first agent in ${commitments.firstAgent}. The process owner can change it in minutes.`,
        },
        {
          icon: 'shield',
          title: 'Fewer mistakes in routine work',
          text: 'The same checks, even on the last order of the day.',
        },
        {
          icon: 'people',
          title: 'People handle the exceptions',
          text: 'Your team has time for customers and judgement calls.',
        },
      ],
    },
    {
      kind: 'cards',
      about: 'Use cases',
      title: 'Where teams begin',
      items: [
        {
          icon: 'basket',
          title: 'Order desk',
          text: 'Reads orders from emails and messages, checks stock and credit, writes the confirmation.',
        },
        {
          icon: 'people',
          title: 'Onboarding',
          text: 'Collects documents, opens accounts, chases whatever is missing.',
        },
        {
          icon: 'book',
          title: 'Tenders',
          text: 'Finds the ones that fit, summarises the conditions, drafts the first response.',
        },
        {
          icon: 'heart',
          title: 'Customer care',
          text: 'Answers what it knows and hands over what it doesn’t, with the full history.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Build your first agent',
      lead: `Request the free Starter plan, or let us build the first agent with you. If you have a workspace, open it in the ${name} app.`,
      actions: [
        { label: `Open ${name}`, to: url },
        { label: 'Schedule Demo', to: paths.scheduleDemo },
      ],
    },
  ],
};

export default lagentry;
