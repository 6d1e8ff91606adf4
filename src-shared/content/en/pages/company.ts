import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { companyBlocks } from '../../company-blocks.ts';
import type { CallToActionBlock, SceneContent } from '../../types/blocks.ts';
import { companyTabs } from '../company-tabs.ts';
import { figures, figuresNote } from '../figures.ts';
import { place } from '../place.ts';

const company = {
  meta: {
    title: `About ${brand.name}: an AI company in Dubai`,
    description: `${brand.name} is an AI company in Dubai. See our products, the industries we serve, the technologies we use and how we work.`,
  },
  hero: {
    eyebrow: 'About Us',
    title: 'AI engineers in Dubai, building for the Gulf.',
    lead: `Rihla is Arabic for “journey”: we work with you from the first question to a system your people rely on.`,
    watch: { label: 'Watch Our AI in Action', to: paths.aiDataAnalyst },
    custom: { label: 'Get Custom Solution', to: paths.scheduleDemo },
  },
  scene: { name: 'gulf', place: 'beside' } satisfies SceneContent,
  tabs: companyTabs,
  stats: {
    title: 'In figures',
    items: [figures.models, figures.enterpriseClients, figures.uptime, figures.monitoring],
    note: figuresNote,
  },
  facts: companyBlocks(
    'en',
    {
      facts: 'The company',
      address: 'Address',
      licence: 'Licence',
      founded: 'Founded',
      press: 'Press',
      customers: 'Some of our customers',
      people: 'The people behind it',
    },
    place,
  ),
  callToAction: {
    kind: 'call-to-action',
    title: 'Where does your journey begin?',
    lead: 'Tell us which process costs you too much today.',
    actions: [{ label: 'Start Your AI Journey', to: paths.scheduleDemo }],
  } satisfies CallToActionBlock,
};
export type CompanyContent = typeof company;

export default company;
