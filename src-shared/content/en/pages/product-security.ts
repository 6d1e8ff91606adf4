import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claims } from '#shared/site/claims.ts';
import { company } from '#shared/site/company.ts';
import type { ComparisonTable } from '../../types/blocks.ts';
import type { LegalContent } from '../../types/legal.ts';
import { commitments } from '../commitments.ts';
import { legalLabels } from '../legal.ts';
import { plansWith } from '../plans-with.ts';
import { products } from '../products.ts';

const yes = 'Yes';
const no = 'No';
const enterpriseOnly = capitalised(plansWith('regionalHosting'));
const contract = 'Set out in your contract';
const columns = ['Question', 'Answer'];
const regions = 'UAE, KSA or your own cloud';

/** The order is that of the products. */
const processing = [
  [regions, 'What the agent reads for its steps', 'As long as you choose'],
  [regions, 'Ledgers, contracts and approvals', contract],
  [regions, 'Images of the document and the face', 'As long as your regulator requires'],
  [`${regions}: feeds go in, nothing goes out`, 'Prices, news and your positions', contract],
  [regions, 'Your question; table contents as set out in your contract', contract],
  [regions, 'Offers from stores', contract],
];

function capitalised(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

function answers(...rows: [question: string, ...answer: string[]][]): ComparisonTable {
  return { layout: 'texts', columns, rows: rows.map(([name, ...answer]) => ({ name, cells: [answer.join('. ')] })) };
}

const { certificates = [], planRegion, security = {}, subprocessors } = company;

export default function productSecurity(): LegalContent {
  return {
    meta: {
      title: 'Product security: answers to a vendor questionnaire',
      description: `Where the products of ${brand.name} may run, what a model sees, and answers to 30 vendor security questions.`,
    },
    ...legalLabels,
    eyebrow: 'Product security',
    title: 'Our products: security and data',
    lead: 'Answers to 30 questions that security reviewers in the Gulf ask, on two printable pages. Answers that depend on your contract say so.',
    changedOn: '2026-11-27',
    sections: [
      {
        id: 'products',
        title: 'Where they run, and what a model sees',
        paragraphs: [
          [
            'This page covers the products. For the website, see ',
            { label: 'Trust and security', to: paths.trust },
            '. With an Enterprise contract you choose the region, and data does not leave it. Your contract names the models and the sub-processors. We sign a data processing agreement on request.',
          ],
        ],
        table: {
          layout: 'texts',
          columns: ['Product', 'Enterprise hosting', 'A model sees', 'Kept'],
          rows: products.map(({ name }, index) => ({ name, cells: processing[index]! })),
        },
      },
      ...(subprocessors
        ? [
            {
              id: 'sub-processors',
              title: 'Sub-processors',
              paragraphs: [],
              table: {
                layout: 'texts' as const,
                columns: ['Company', 'For', 'Region'],
                rows: subprocessors.map(({ name, purpose, region }) => ({ name, cells: [purpose.en, region.en] })),
              },
            },
          ]
        : []),
      {
        id: 'data-protection',
        title: 'Data protection',
        paragraphs: [],
        table: answers(
          ['Do you sign a data processing agreement?', yes, 'On request, with the contract.'],
          ['Do you train shared models on our data?', no, 'Never.'],
          ['Does data leave the region we choose?', no, 'You choose it with an Enterprise contract.'],
          [
            'Do you name your sub-processors?',
            ...(subprocessors
              ? [yes, subprocessors.map(({ name }) => name).join(', ')]
              : [contract, 'They depend on where you host.']),
          ],
          ['Is there a data protection officer?', security.dataProtectionOfficer?.en ?? contract],
          ['Do you keep records of processing?', contract],
          ['Do you support our impact assessment?', contract],
          [
            'Do we decide how long data is kept?',
            yes,
            'In Lagentry and ID Verification. For the others, your contract sets it out.',
          ],
          ['Is data deleted when the contract ends?', security.deletion?.en ?? contract],
          ['Can your staff see our data?', security.staffAccess?.en ?? contract],
        ),
      },
      {
        id: 'security',
        title: 'Hosting and access',
        paragraphs: [],
        table: answers(
          ['Can it be hosted in the UAE?', yes, enterpriseOnly],
          ['Can it be hosted in Saudi Arabia?', yes, enterpriseOnly],
          ['Can it run in our own cloud?', yes, enterpriseOnly],
          ['Can it run on our own servers?', contract],
          [
            'Is it separate from this website?',
            yes,
            `Hosted separately. The data of plans is kept in ${planRegion?.en ?? 'the region named in your order form'}.`,
          ],
          ['Is there single sign-on?', yes, `SAML and OIDC, ${plansWith('singleSignOn')}.`],
          ['Are users provisioned automatically?', yes, `With SCIM, ${plansWith('provisioning')}.`],
          ['Are there roles?', yes, `Permissions down to the field, ${plansWith('roles')}.`],
          [
            'Is there an audit log?',
            yes,
            `Every read, decision and change. Export to your SIEM ${plansWith('auditExport')}.`,
          ],
          ['Is data encrypted at rest and in transit?', security.encryption?.en ?? contract],
          ['Do you share reports of penetration tests?', security.penetrationTests?.en ?? contract],
          [
            'Do you hold ISO 27001 or SOC 2?',
            certificates.length > 0 ? yes : no,
            certificates.map(({ name }) => name).join(', ') || 'None yet.',
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
          ['Do you report incidents within a fixed time?', security.incidentNotice?.en ?? contract],
          ['Is there a plan for continuity and recovery?', contract],
          [
            'Can a person approve actions first?',
            yes,
            `In Lagentry you choose the steps that wait for a person, ${plansWith('approval')}.`,
          ],
          ['Can we trace how a result came about?', yes, 'The model, its version and the data are recorded.'],
          ['Are model changes tested?', yes, 'Every change is tested first.'],
          ['Can we report a vulnerability?', yes, `To ${brand.email}. We reply ${commitments.reportReply}.`],
        ),
      },
    ],
  };
}
