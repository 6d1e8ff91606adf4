import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { ClaimId } from '#shared/site/claims.ts';
import { company } from '#shared/site/company.ts';
import type { LegalContent, LegalFacts } from '../../types/legal.ts';
import { commitments } from '../commitments.ts';
import { figures } from '../figures.ts';
import { legalLabels } from '../legal.ts';
import { backups, protection, recipients, serversAbroad } from '../legal-facts.ts';
import { officeTimes } from '../office-hours.ts';

const mailLink = { label: brand.email, to: `mailto:${brand.email}` };
const privacyLink = { label: 'Privacy Policy', to: `${paths.privacy}#what` };

const followed = 'prices that MarketEye can follow.';

/** Definitions of the figures, so that no two seem to contradict each other. */
const meanings: Record<ClaimId, string> = {
  customers: 'organisations that use a product, on any plan, including the free one.',
  enterpriseClients: 'customers with a contract of their own instead of a plan.',
  models: 'models and agents put into operation for customers, each version once. One customer has several.',
  team: 'everyone who works for us, including part-time staff and contractors.',
  growth: 'the number of customers, compared with the year before.',
  uptime: 'what we guarantee for a month of service.',
  enterpriseSla: 'the service level available in enterprise contracts.',
  apiUptime: 'the monthly uptime we guarantee for the API.',
  latency: 'the time our edge adds to a call, not counting the model’s work.',
  monitoring:
    'automated monitoring runs around the clock and alerts an engineer. Questions are answered in the office hours above.',
  complianceScore: 'the share of tested controls without a finding.',
  directionAccuracy: 'how often the direction was right. Past prices only; not a forecast.',
  verifications: 'documents checked since the product was launched.',
  identityAccuracy: 'the share of checks whose result was right.',
  countries: 'countries whose documents can be read.',
  answerTime: 'from the last photo to the result.',
  stocks: followed,
  crypto: followed,
  forex: followed,
  commodities: followed,
};

export default function trust(facts: LegalFacts): LegalContent {
  const { model } = facts.processors;
  const { certificates = [], planRegion } = company;
  return {
    meta: {
      title: 'Trust and security',
      description: `Where ${brand.name} keeps data, who processes it, what Joe may see, how fast we reply, accessibility, and how to report a problem.`,
    },
    ...legalLabels,
    eyebrow: 'Trust',
    title: 'Trust and security',
    lead: 'How this website keeps data safe and private, on one printable page. Our products have their own.',
    changedOn: '2026-11-29',
    sections: [
      {
        id: 'products',
        title: 'Our products',
        paragraphs: [
          [
            'We never train shared models on your data. You’ll find answers to 30 vendor security questions under ',
            { label: 'Product security', to: paths.productSecurity },
            '.',
          ],
        ],
      },
      {
        id: 'data',
        title: 'Where data is kept',
        paragraphs: [
          `Forms, bookings, emails and conversations with Joe are in one database, and uploaded files in one store, both at Cloudflare. ${serversAbroad} Cloudflare encrypts both at rest. Our products are hosted separately: with an Enterprise contract in the region you choose, on a plan in ${planRegion?.en ?? 'the region named in your order form'}.`,
          `${backups}.`,
        ],
      },
      {
        id: 'processors',
        title: 'Sub-processors',
        paragraphs: ['They process visitors’ data on our behalf, and only for the purposes stated here.'],
        entries: recipients(facts),
      },
      {
        id: 'retention',
        title: 'How long data is kept',
        paragraphs: [['How long each record is kept, and from which day, is in the ', privacyLink, '.']],
      },
      {
        id: 'joe',
        title: 'What Joe can see',
        paragraphs: [
          'Joe reads the public pages of this site, answers that our staff have written for it, and the conversation you have with it. It cannot read forms, emails, bookings, files or staff notes, and it has no tools: nothing it writes changes a record.',
          ...(model
            ? []
            : [
                'Joe answers with texts written in advance, or quotes this site. No language model sees what you write.',
              ]),
        ],
      },
      {
        id: 'security',
        title: 'How the site is protected',
        paragraphs: [
          protection,
          'Pages load no scripts from other companies, except the spam check if it is named under sub-processors. A visitor needs no account and no password. Links in our emails that open your data are signed and expire.',
        ],
      },
      {
        id: 'certificates',
        title: 'Certificates',
        paragraphs: certificates.length > 0 ? [] : ['We hold no certificate such as ISO 27001 or SOC 2 yet.'],
        items: certificates.map(({ name, scope, validUntil }) => `${name}: ${scope.en}, valid until ${validUntil}.`),
      },
      {
        id: 'response',
        title: 'How fast we reply',
        paragraphs: [`The office is open ${officeTimes}.`],
        items: [
          `Demo requests and partnership inquiries: ${commitments.reply}.`,
          `Job applications: ${commitments.applicationReply}, if you are selected.`,
          `Reports of a security problem, an accessibility barrier or misuse: ${commitments.reportReply}.`,
          'Access to your data, and its erasure: immediately, through the link you ask for.',
        ],
      },
      {
        id: 'accessibility',
        title: 'Accessibility statement',
        paragraphs: [
          `This website is built to WCAG 2.2, level AA, in both languages and in light and dark. We check one page of every type automatically before each release; forms, menus and the chat are tested by keyboard. ${facts.turnstile ? '' : 'Forms also work without JavaScript. '}No outside body has audited the site.`,
          'Known limits: samples need JavaScript and show only their first state without it; working papers are in English.',
        ],
      },
      {
        id: 'figures',
        title: 'What our figures mean',
        paragraphs: [
          'The figures on this site are our own counts and promises. They have not been audited externally. We publish a customer’s words only with their name and consent. Figures in the interactive samples are made up, and marked as such.',
        ],
        items: (Object.keys(meanings) as ClaimId[]).map(
          (id) => `${figures[id].value} ${figures[id].label}: ${meanings[id]}`,
        ),
      },
      {
        id: 'report',
        title: 'How to report a problem',
        paragraphs: [
          [
            'Write to ',
            mailLink,
            ` or call ${brand.phone}. Begin the subject with “Security”, “Privacy”, “Accessibility” or “Misuse”, and say what you did, what happened and what you expected.`,
          ],
          'If you find a vulnerability, please don’t access other people’s data, and report it to us before you disclose it. We’ll tell you how we plan to fix it, and credit you publicly if you wish. Our machine-readable contact is at /.well-known/security.txt.',
        ],
      },
    ],
  };
}
