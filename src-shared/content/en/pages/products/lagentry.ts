import { brand } from '../../../../brand.ts';
import { paths } from '../../../../paths.ts';
import type { LandingContent } from '../../../types/blocks.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { lagentry as product } from '../../summaries/lagentry.ts';

const { name, url } = brand.agentBuilder;
const lagentry: LandingContent = {
  meta: {
    title: `${name}: no-code AI agent builder`,
    description: `${name} lets business users build AI agents without code: describe the task, connect your systems, approve, and watch it work.`,
  },
  eyebrow: product.title,
  title: 'Hand the routine to an agent.',
  lead: `With ${name}, the person who knows the work builds the agent that does it. No code, no waiting for a release.`,
  actions: [
    { label: `Visit ${name} Site`, to: url },
    { label: 'Schedule Demo', to: paths.scheduleDemo },
  ],
  scene: { name: 'lagentry', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'lagentry',
      eyebrow: 'Try it',
      title: 'Write a routine. Watch it become an agent.',
      lead: 'Say in one sentence when it starts and what it does. The steps line up, one of them waits for your approval, and everything goes in the log.',
      invented: 'A sample: the companies, people and amounts are invented, and nothing leaves your browser.',
      texts: sampleTexts,
    },
    {
      kind: 'cards',
      layout: 'chain',
      eyebrow: 'Features',
      title: 'Everything an agent needs to be trusted with work',
      items: [
        {
          icon: 'layers',
          title: 'Visual builder',
          text: 'Steps, conditions and handovers on one canvas. What you see is what runs.',
        },
        {
          icon: 'plug',
          title: 'Over forty connectors',
          text: 'Email, ERP, CRM, sheets, databases and any HTTP service, each with its own permissions.',
        },
        {
          icon: 'check',
          title: 'Approval before action',
          text: 'Decide which steps need a human. The agent prepares; a person presses the button.',
        },
        {
          icon: 'search',
          title: 'A log of every step',
          text: 'What it read, what it decided, what it did. Searchable, and kept as long as you say.',
        },
        {
          icon: 'globe',
          title: 'Arabic and English',
          text: 'Agents read and write both, even in the same conversation.',
        },
        {
          icon: 'lock',
          title: 'Your rules',
          text: 'Limits on cost, data and reach for each agent, set by your administrator.',
        },
      ],
    },
    {
      kind: 'feature-list',
      background: 'sand',
      eyebrow: 'Benefits',
      title: 'What changes on Monday',
      lead: 'The measure of an agent is what people no longer have to do.',
      items: [
        {
          icon: 'clock',
          title: 'Hours, not sprints',
          text: 'Your first agent takes an afternoon. Whoever owns the process can change it in minutes.',
        },
        {
          icon: 'shield',
          title: 'Fewer mistakes in the routine',
          text: 'The same checks every time, even on the last order of the day.',
        },
        {
          icon: 'people',
          title: 'People do what people are for',
          text: 'Exceptions, customers, judgement. No more copying between windows.',
        },
      ],
    },
    {
      kind: 'testimonial',
      text: 'Our operations team built the customs agent themselves. It now prepares nine out of ten declarations before anyone opens a screen.',
      name: 'Head of Operations',
      role: 'logistics company, Jebel Ali',
    },
    {
      kind: 'cards',
      eyebrow: 'Use cases',
      title: 'Where teams begin',
      items: [
        {
          icon: 'basket',
          title: 'Order desk',
          text: 'Reads orders from emails and messages, checks stock and credit, writes the confirmation.',
        },
        { icon: 'people', title: 'Onboarding', text: 'Collects documents, opens accounts, reminds whoever is late.' },
        {
          icon: 'book',
          title: 'Tenders',
          text: 'Finds the ones that fit, summarises the conditions, drafts the first response.',
        },
        {
          icon: 'heart',
          title: 'Customer care',
          text: "Answers what it knows and hands over what it doesn't, with the full history.",
        },
      ],
    },
    {
      kind: 'call-to-action',
      layout: 'split',
      title: 'Build your first agent today',
      lead: 'Start free on the hosted app, or let us build the first one with you.',
      actions: [
        { label: `Open ${name}`, to: url },
        { label: 'Schedule Demo', to: paths.scheduleDemo },
      ],
    },
  ],
};

export default lagentry;
