import type { IconItem, Item } from '../types/blocks.ts';

const solutions: Item[] = [
  { icon: 'agent', title: 'AI agents', text: 'Software that reads, decides within limits, and acts in your systems.' },
  { icon: 'chart', title: 'Predictive analytics', text: 'Demand, churn and risk, with confidence ranges.' },
  {
    icon: 'book',
    title: 'Arabic and English language AI',
    text: 'Contracts, emails and conversations in Arabic and English.',
  },
  { icon: 'identity', title: 'Computer vision', text: 'Documents, shelves and production lines, read as they are.' },
  { icon: 'shield', title: 'Compliance automation', text: 'Rules written once, tested on every case.' },
  { icon: 'layers', title: 'Custom models', text: 'Trained on your data, owned by you, running where you say.' },
];

const industries: Item[] = [
  {
    icon: 'heart',
    title: 'Healthcare',
    text: 'Claims coding, record summaries and appointment desks that keep patient data in the country.',
  },
  {
    icon: 'building',
    title: 'Finance',
    text: 'Onboarding, monitoring and audit, in the form a central bank expects.',
  },
  { icon: 'basket', title: 'E-commerce', text: 'Prices, assortment and service for shops that sell in two languages.' },
  {
    icon: 'layers',
    title: 'Manufacturing',
    text: 'Quality checks by camera, predictive maintenance and faster procurement.',
  },
];

const technologies: IconItem[] = [
  { icon: 'spark', title: 'Large language models', text: 'Chosen per task, replaceable by design.' },
  { icon: 'search', title: 'Retrieval', text: 'Answers come with sources, or not at all.' },
  { icon: 'identity', title: 'Computer vision', text: 'Documents, faces, products.' },
  { icon: 'globe', title: 'Arabic language processing', text: 'Dialects, diacritics, mixed scripts.' },
  { icon: 'market', title: 'Time series', text: 'Prices, demand, sensors.' },
  { icon: 'agent', title: 'Agent orchestration', text: 'Steps, tools, approval.' },
  { icon: 'bolt', title: 'Edge computing', text: 'Runs close to your users.' },
  { icon: 'lock', title: 'Confidential computing', text: 'Data encrypted even while in use.' },
];

export const companyTabs = {
  label: 'What we do',
  title: 'What we do and how we work',
  solutions: { id: 'solutions', label: 'AI Solutions', items: solutions },
  industries: { id: 'industries', label: 'Industries We Serve', items: industries },
  technologies: { id: 'technologies', label: 'Technologies', items: technologies },
  process: {
    id: 'process',
    label: 'Our Process',
    items: [
      {
        title: 'Discovery & Analysis',
        text: 'A custom project begins with two weeks beside the people who do the work. We measure what it costs today, and tell you whether AI is the answer.',
      },
      {
        title: 'AI Strategy Design',
        text: 'One page: the outcome, the data, the limits, the risks, and the metric that decides.',
      },
      { title: 'Development & Training', text: 'You see progress every week and test it on your real cases.' },
      {
        title: 'Deployment & Optimization',
        text: 'It goes live with approvals first, then runs on its own. We stay until it meets the target.',
      },
    ],
  },
};
export type CompanyTabs = typeof companyTabs;
