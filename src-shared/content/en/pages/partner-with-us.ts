import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Item } from '../../types/blocks.ts';
import { commitments } from '../commitments.ts';
import { figures, figuresNote } from '../figures.ts';
import { deckForm } from '../forms/deck.ts';
import { partnershipForm } from '../forms/partnership.ts';
import { officeTimes } from '../office-hours.ts';
import { place } from '../place.ts';
import { plansWith } from '../plans-with.ts';

const why: Item[] = [
  {
    icon: 'market',
    title: 'A market that buys',
    text: 'GCC companies are setting their AI budgets now.',
  },
  { icon: 'layers', title: 'Products, not projects', text: 'Six products on one platform. Revenue that renews.' },
  {
    icon: 'shield',
    title: 'Made to be reviewed',
    text: 'Every decision is logged with its input, its reason and who approved it, ready for a security review.',
  },
  {
    icon: 'people',
    title: 'A team that ships',
    text: 'The people who build the products also answer for them, from one office in Dubai.',
  },
];

const partner = {
  meta: {
    title: `Invest in or partner with ${brand.name}`,
    description: `See our figures, request the investment deck or send an inquiry. Reply ${commitments.reply}.`,
  },
  hero: {
    eyebrow: 'Partnership',
    title: 'Partner with us to bring AI to the GCC.',
    lead: 'For investors, integrators and distributors: see our figures and talk to the people who decide.',
    deck: deckForm,
    meeting: { label: 'Schedule Meeting', to: paths.scheduleDemo },
  },
  performance: {
    title: 'Performance',
    items: [figures.growth, figures.customers, figures.team, figures.uptime],
    note: figuresNote,
  },
  why: { about: 'Why partner', title: `Why Partner with ${brand.name}`, items: why },
  inquiry: {
    title: 'Partnership inquiry',
    lead: `Our partnerships team will contact you ${commitments.reply}.`,
  },
  highlights: {
    title: 'Investment highlights',
    items: [
      'Six products on recurring contracts',
      'Products made for all six GCC states',
      `Hosting in the UAE, KSA or the customer’s own cloud ${plansWith('regionalHosting')}`,
      'Founders who write code',
    ],
  },
  contact: {
    title: 'Contact',
    text: `We’re in the office ${officeTimes}.`,
    place,
    whatsapp: 'WhatsApp',
  },
  next: {
    title: 'Next steps',
    steps: [
      { title: 'You write', text: 'The form takes three minutes.' },
      {
        title: `We reply ${commitments.reply}`,
        text: 'We answer your questions and suggest two times for a call.',
      },
      { title: 'We talk', text: `A call of ${commitments.partnerCall}: your interest, our numbers.` },
      { title: 'We decide together', text: 'A data room for investors, a pilot for partners.' },
    ],
  },
  form: partnershipForm,
};
export type PartnerContent = typeof partner;

export default partner;
