import { brand } from '#shared/brand.ts';
import type { CallToActionBlock, Item, SceneContent } from '../../types/blocks.ts';
import { careerForm } from '../forms/career.ts';
import type { Job } from '../jobs.ts';
import { openPositions } from '../open-positions.ts';

const values: Item[] = [
  {
    icon: 'check',
    title: 'It isn’t done until it works',
    text: 'We ship what still works on a bad day.',
  },
  { icon: 'search', title: 'Show your evidence', text: 'Opinions are welcome; measurements decide.' },
  { icon: 'people', title: 'Customers in the room', text: 'Engineers talk to the people who use what they build.' },
  { icon: 'heart', title: 'Calm is a feature', text: 'No heroics. Good plans, small steps, evenings at home.' },
];

const benefits: Item[] = [
  {
    icon: 'globe',
    title: 'Visa and relocation',
    text: 'We handle the paperwork for you and your family.',
  },
  { icon: 'shield', title: 'Health insurance', text: 'Family cover from the first day.' },
  { icon: 'clock', title: 'Flexible hours', text: 'Two days a week from home, more when life calls for it.' },
  { icon: 'book', title: 'Learning budget', text: 'AED 8,000 a year and 10 days to use it.' },
  { icon: 'spark', title: 'Equity', text: 'Everyone who builds the company owns a part of it.' },
  { icon: 'calendar', title: '30 days of leave', text: 'And a flight home once a year.' },
];

const careers = {
  meta: {
    title: 'Jobs in AI and frontend in Dubai',
    description: `Work at ${brand.name} in Dubai: open positions for frontend developers, AI engineers and interns.`,
  },
  hero: {
    eyebrow: 'Careers',
    title: 'Build things that go live.',
    lead: 'Join a team in Dubai that ships AI products for the Gulf.',
    positions: { label: 'See open positions', to: '#positions' },
  },
  scene: { name: 'week', place: 'below' } satisfies SceneContent,
  values: { about: 'Values', title: 'What we value', items: values },
  benefits: { about: 'Benefits', title: 'What you get', items: benefits },
  positions: openPositions,
  job: {
    eyebrow: 'Position',
    title: (title: string) => `${title}, ${brand.city}`,
    description: ({ title, type, experience, description }: Job) =>
      `${title} (${type}, ${experience} years) at ${brand.name} in ${brand.city}. ${description}`,
    about: 'About the position',
    all: 'All positions',
    /** Precedes the address. */
    questions: 'Questions before you apply? Write to',
  },
  form: careerForm,
  callToAction: {
    kind: 'call-to-action',
    title: 'Don’t see your role?',
    lead: `Write to us at ${brand.staffAddresses[2]} and tell us what you would build here.`,
    actions: [{ label: 'Write to us', to: `mailto:${brand.staffAddresses[2]}` }],
  } satisfies CallToActionBlock,
};
export type CareersContent = typeof careers;

export default careers;
