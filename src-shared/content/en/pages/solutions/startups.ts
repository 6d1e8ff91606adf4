import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { commitments } from '../../commitments.ts';
import { figures, figuresNote } from '../../figures.ts';
import { plans, priceLabels } from '../../pricing.ts';

const startups: LandingContent = {
  meta: {
    title: 'AI plans for startups, from $0 a month',
    description:
      'Start free with 5,000 AI operations a month, grow to a million. Lagentry on the same platform that enterprises use, without the paperwork.',
  },
  eyebrow: 'Startups',
  title: 'The AI team you cannot hire yet.',
  lead: 'Add AI agents, ID checks and analytics to your product, and keep your engineers on what makes it different.',
  actions: [
    { label: 'Start Building Now', to: `${paths.scheduleDemo}?about=starter` },
    { label: 'See the plans', to: '#plans' },
  ],
  scene: { name: 'startups', place: 'below' },
  blocks: [
    {
      kind: 'plans',
      id: 'plans',
      about: 'Plans',
      title: 'Plans that start free',
      lead: 'The plans cover Lagentry; the five other products are quoted by scale. An operation is one step of an agent, such as a document read or a question answered. No card needed.',
      plans,
      priceLabels,
      popularLabel: 'Most Popular',
      action: { label: 'Request', to: paths.scheduleDemo },
      more: { label: 'Compare the plans and estimate the cost', to: paths.pricing },
    },
    {
      kind: 'cards',
      about: 'Capabilities',
      title: 'What you don’t have to build',
      items: [
        { icon: 'agent', title: 'Agents', text: 'Support, onboarding and back office from day one.' },
        {
          icon: 'identity',
          title: 'Know your customer',
          text: 'GCC identity checks with one API call.',
        },
        {
          icon: 'chart',
          title: 'Analytics',
          text: 'Ask your database questions, without a data team.',
        },
        { icon: 'lock', title: 'Security', text: 'The controls your first enterprise customer will ask about.' },
      ],
    },
    {
      kind: 'feature-list',
      about: 'Use cases',
      title: 'What founders start with',
      items: [
        {
          icon: 'heart',
          title: 'Support with a team of two',
          text: 'An agent that answers in Arabic and English and hands over to a person when it should.',
        },
        {
          icon: 'bolt',
          title: 'A licence application',
          text: 'A compliance file for the regulator that keeps itself up to date.',
        },
        {
          icon: 'basket',
          title: 'Supplier onboarding',
          text: 'Trade licences read, checked and filed while the founders sleep.',
        },
      ],
    },
    {
      kind: 'chips',
      about: 'Integrations',
      title: 'Works with the startup stack',
      items: [
        { label: 'Slack' },
        { label: 'Notion' },
        { label: 'Stripe' },
        { label: 'HubSpot' },
        { label: 'Shopify' },
        { label: 'PostgreSQL' },
      ],
    },
    {
      kind: 'stats',
      title: 'Startups in figures',
      note: figuresNote,
      items: [
        { value: '5,000', label: 'free operations every month' },
        { value: commitments.firstAgent, label: 'to your first agent' },
        figures.uptime,
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Show us what you are building',
      lead: `In ${commitments.demo} with an engineer you get a plan for a prototype or an honest no.`,
      actions: [
        { label: 'Schedule Demo', to: paths.scheduleDemo },
        { label: 'Partner With Us', to: `${paths.partner}#inquiry` },
      ],
    },
  ],
};

export default startups;
