import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { company } from '#shared/site/company.ts';
import { productFacts } from '#shared/site/products.ts';
import type { LegalContent } from '../../types/legal.ts';
import { commitments } from '../commitments.ts';
import { legalLabels } from '../legal.ts';

const { foundedIn, licence, people, spokesperson } = company;
const products = Object.values(productFacts).map(({ name }) => name);

const facts = [
  ['Name', brand.name],
  ['Company', brand.legalName],
  ['Place', `${brand.city}, ${brand.country}`],
  ['Founded', foundedIn],
  ['Licence', licence && `${licence.number}, ${licence.freeZone.en}`],
  ['People', people?.map(({ name, role }) => `${name}, ${role.en}`).join('; ')],
  ['Products', products.join(', ')],
  ['The name', 'Rihla is Arabic for “journey”.'],
].flatMap(([name, value]) => (value ? [{ name: String(name), text: String(value) }] : []));

export default function press(): LegalContent {
  return {
    meta: {
      title: 'Press: logo, descriptions and facts',
      description: `The logo of ${brand.name} as SVG and PNG, a short and a long description to quote, facts with their date, and a contact.`,
    },
    ...legalLabels,
    eyebrow: 'Press',
    title: 'Write about us.',
    lead: 'Use what is on this page in any report about us, without asking.',
    changedOn: '2026-11-28',
    sections: [
      {
        id: 'contact',
        title: 'Contact',
        paragraphs: [
          spokesperson
            ? [
                `${spokesperson.name}, ${spokesperson.role.en}: `,
                { label: spokesperson.email, to: `mailto:${spokesperson.email}` },
              ]
            : ['Questions and interviews: ', { label: brand.email, to: `mailto:${brand.email}` }],
          `Please put “Press” in the subject. We reply ${commitments.reply}, in English or Arabic.`,
        ],
      },
      {
        id: 'logo',
        title: 'Logo',
        paragraphs: ['Leave it as it is: no other colours, no effects, and a quarter of its height free on each side.'],
        logos: { light: 'For light backgrounds', dark: 'For dark backgrounds' },
      },
      {
        id: 'short',
        title: 'In one sentence',
        paragraphs: [
          `${brand.name} builds AI products for companies in the Gulf: agents, audits, ID checks, market data and analytics.`,
        ],
      },
      {
        id: 'long',
        title: 'In one paragraph',
        paragraphs: [
          `${brand.name} is an AI company in ${brand.city}. It builds six products for companies in the Gulf: ${products.join(', ')}. They read Arabic and English documents, show how they reached a result, and wait for a person where a company wants one to decide. Engineers in ${brand.city} build and support them. Rihla is Arabic for “journey”.`,
        ],
      },
      {
        id: 'facts',
        title: 'Facts',
        paragraphs: [
          [
            'True on the date above. What the figures on this site mean: ',
            { label: 'Trust and security', to: `${paths.trust}#figures` },
            '.',
          ],
        ],
        entries: facts,
      },
    ],
  };
}
