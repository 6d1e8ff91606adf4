import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claims } from '#shared/site/claims.ts';
import { proof } from '#shared/site/proof.ts';
import type { ComparisonTable } from '../../types/blocks.ts';
import type { LegalContent } from '../../types/legal.ts';
import { commitments } from '../commitments.ts';
import { legalLabels } from '../legal.ts';
import { products } from '../products.ts';

const yes = 'Yes';
const no = 'No';
const offer = 'In the offer';
const columns = ['Question', 'Answer'];
const regions = 'UAE, KSA or your own cloud';

/** The order is that of the products. */
const processing = [
  [regions, 'What the agent reads for its steps', 'As long as you choose'],
  [regions, 'Ledgers, contracts and approvals', offer],
  [regions, 'Images of the document and the face', 'As long as your regulator requires'],
  [`${regions}: feeds go in, nothing goes out`, 'Prices, news and your positions', offer],
  [regions, 'Your question; table contents: in the offer', offer],
  [regions, 'Offers of stores', offer],
];

function answers(...rows: [question: string, ...answer: string[]][]): ComparisonTable {
  return { layout: 'texts', columns, rows: rows.map(([name, ...answer]) => ({ name, cells: [answer.join('. ')] })) };
}

export default function productSecurity(): LegalContent {
  return {
    meta: {
      title: 'Product security: answers to a vendor questionnaire',
      description: `Where the products of ${brand.name} may run, what a model sees, and thirty questions of a vendor questionnaire, answered yes, no or in the offer.`,
    },
    ...legalLabels,
    eyebrow: 'Product security',
    title: 'Our products: security and data',
    lead: 'The questions of a vendor questionnaire in the Gulf, on two sheets you can print. An answer that depends on your contract is in the offer.',
    changedOn: '2026-11-27',
    sections: [
      {
        id: 'products',
        title: 'Where they run, and what a model sees',
        paragraphs: [
          [
            'The website and the products are two things. This page is about the products; for the website, see ',
            { label: 'Trust and security', to: paths.trust },
            '. With an Enterprise contract you choose the region, and data does not leave it. The offer names the models and the sub-processors. We sign a data processing agreement on request.',
          ],
        ],
        table: {
          layout: 'texts',
          columns: ['Product', 'May run in', 'A model sees', 'Kept'],
          rows: products.map(({ name }, index) => ({ name, cells: processing[index]! })),
        },
      },
      {
        id: 'data-protection',
        title: 'Data protection',
        paragraphs: [],
        table: answers(
          ['Do you sign a data processing agreement?', yes, 'On request, with the contract.'],
          ['Do you train shared models on our data?', no, 'Never.'],
          ['Does data leave the region we choose?', no, 'You choose it with an Enterprise contract.'],
          ['Do you name your sub-processors?', offer, 'They depend on where you host.'],
          ['Is there a data protection officer?', offer],
          ['Do you keep records of processing?', offer],
          ['Do you support our impact assessment?', offer],
          [
            'Do we decide how long data is kept?',
            yes,
            'In Lagentry and ID Verification. For the others, in the offer.',
          ],
          ['Is data deleted when the contract ends?', offer],
          ['Can staff of yours see our data?', offer],
        ),
      },
      {
        id: 'security',
        title: 'Hosting and access',
        paragraphs: [],
        table: answers(
          ['Can it be hosted in the UAE?', yes],
          ['Can it be hosted in Saudi Arabia?', yes],
          ['Can it run in our own cloud?', yes],
          ['Can it run on our own servers?', offer],
          ['Is it separate from this website?', yes, 'Hosted separately, in the region your contract names.'],
          ['Is there single sign-on?', yes, 'SAML and OIDC, from the Scale plan on.'],
          ['Are users provisioned automatically?', yes, 'By SCIM.'],
          ['Are there roles?', yes, 'Permissions down to the field.'],
          ['Is there an audit log?', yes, 'Every read, decision and change, exportable to your SIEM.'],
          ['Is data encrypted at rest and in transit?', offer],
          ['Do you share reports of penetration tests?', offer],
          [
            'Do you hold ISO 27001 or SOC 2?',
            proof.certificates.length > 0 ? yes : no,
            proof.certificates.map(({ name }) => name).join(', ') || 'None yet.',
          ],
        ),
      },
      {
        id: 'operation',
        title: 'Operation and oversight',
        paragraphs: [],
        table: answers(
          ['Is there a service level agreement?', yes, `${claims.enterpriseSla} in Enterprise contracts.`],
          ['Is the service monitored?', yes, `${claims.monitoring}, by automated monitoring that alerts an engineer.`],
          ['Do you report incidents within a fixed time?', offer],
          ['Is there a plan for continuity and recovery?', offer],
          ['Can a person approve before it acts?', yes, 'In Lagentry you choose the steps that wait for a person.'],
          ['Can we trace how a result came about?', yes, 'The model, its version and the data are recorded.'],
          ['Are changes of a model tested?', yes, 'Every change is tested first.'],
          ['Can we report a vulnerability?', yes, `To ${brand.email}. We reply ${commitments.reportReply}.`],
        ),
      },
    ],
  };
}
