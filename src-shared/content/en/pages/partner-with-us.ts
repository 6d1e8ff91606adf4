import { brand } from '../../../brand.ts';
import { paths } from '../../../paths.ts';
import type { Item } from '../../types/blocks.ts';
import { figures, figuresNote } from '../figures.ts';
import { deckForm } from '../forms/deck.ts';
import { partnershipForm } from '../forms/partnership.ts';
import { officeTimes } from '../office-hours.ts';

const why: Item[] = [
  {
    icon: 'market',
    title: 'A market that buys',
    text: 'GCC budgets for AI are being decided now, and they go to whoever is already live.',
  },
  { icon: 'layers', title: 'Products, not projects', text: 'Six products on one platform. Revenue that renews.' },
  {
    icon: 'shield',
    title: 'Made to be reviewed',
    text: 'Every decision keeps its input, its reason and its author, so a security review has something to read.',
  },
  {
    icon: 'people',
    title: 'A team that ships',
    text: 'The people who build the products also answer for them, from one office in Dubai.',
  },
];

const partner = {
  meta: {
    title: 'Partner with us',
    description: `Invest in, integrate or distribute the AI products of ${brand.name}. Figures, reasons and the inquiry form.`,
  },
  hero: {
    eyebrow: 'Partnership',
    title: 'Grow with the company that is already live.',
    lead: 'Investors, integrators and distributors: this is where we stand, what we are looking for, and how to reach the people who decide.',
    deck: deckForm,
    meeting: { label: 'Schedule Meeting', to: paths.scheduleDemo },
  },
  performance: {
    title: 'Performance',
    items: [figures.growth, figures.customers, figures.team, figures.uptime],
    note: figuresNote,
  },
  why: { eyebrow: 'Why partner', title: `Why Partner with ${brand.name}`, items: why },
  inquiry: {
    title: 'Partnership inquiry',
    lead: 'Our partnerships team will contact you within 24 hours on working days.',
  },
  highlights: {
    title: 'Investment highlights',
    items: [
      'Recurring revenue from six products',
      'Products made for all six GCC states',
      "Hosting in the region or in the customer's own cloud",
      'Founders who write code',
    ],
  },
  contact: {
    title: 'Contact',
    text: `The partnerships team reads every message itself. We're in the office ${officeTimes}.`,
    place: `${brand.city}, ${brand.country}`,
    whatsapp: 'WhatsApp',
  },
  next: {
    title: 'Next steps',
    steps: [
      { title: 'You write', text: 'The form takes three minutes.' },
      {
        title: 'We reply within 24 hours on working days',
        text: 'With answers to your questions and two times for a call.',
      },
      { title: 'We talk', text: 'Half an hour: your interest, our numbers.' },
      { title: 'We decide together', text: 'A data room for investors, a pilot for partners.' },
    ],
  },
  form: partnershipForm,
};
export type PartnerContent = typeof partner;

export default partner;
