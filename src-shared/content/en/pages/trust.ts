import { brand } from '../../../brand.ts';
import type { ClaimId } from '../../../claims.ts';
import { paths } from '../../../paths.ts';
import { proof } from '../../../proof.ts';
import { responseTimes } from '../../../response-times.ts';
import type { LegalContent, LegalFacts } from '../../types/legal.ts';
import { figures } from '../figures.ts';
import { inDays, legalLabels } from '../legal.ts';
import { backups, protection, recipients, records, serversAbroad } from '../legal-facts.ts';
import { officeTimes } from '../office-hours.ts';

const mailLink = { label: brand.email, to: `mailto:${brand.email}` };
const privacyLink = { label: 'Privacy Policy', to: paths.privacy };
const { inquiryHours, applicationDays, reportDays } = responseTimes;

const followed = 'prices that MarketEye can follow.';

/** What a figure counts, so that two of them do not seem to contradict each other. */
const meanings: Record<ClaimId, string> = {
  customers: 'organisations that use a product, on any plan, the free one included.',
  enterpriseClients: 'those of our customers that have a contract of their own instead of a plan.',
  models: 'models and agents put into operation for customers, each version once. One customer has several.',
  team: 'everybody who works for us, part-time and contractors included.',
  growth: 'the number of customers against the year before.',
  uptime: 'what we guarantee for a month of service.',
  enterpriseSla: 'the service level that an enterprise contract can agree on instead.',
  apiUptime: 'the same guarantee, for the API.',
  latency: 'the time that our edge adds to a call, without the work of a model.',
  monitoring: 'programs watch around the clock and call an engineer. Questions are answered in the office hours below.',
  complianceScore: 'the share of tested controls without a finding.',
  directionAccuracy: 'how often the direction was right on prices of the past. It promises nothing about the future.',
  verifications: 'documents checked since the product began.',
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
  return {
    meta: {
      title: 'Trust and security',
      description: `Where ${brand.name} keeps data, who processes it, what Joe may see, how fast we answer, accessibility, and how to report a problem.`,
    },
    ...legalLabels,
    eyebrow: 'Trust',
    title: 'Trust and security',
    lead: 'What a review asks about this website, on one page that you can print. Answers about a product come with its offer.',
    changedOn: '2026-11-26',
    sections: [
      {
        id: 'data',
        title: 'Where data is kept',
        paragraphs: [
          `Forms, bookings, emails and conversations with Joe are in one database, and uploaded files in one store, both at Cloudflare. ${serversAbroad} Cloudflare encrypts both on its disks.`,
          `${backups}.`,
        ],
      },
      {
        id: 'processors',
        title: 'Sub-processors',
        paragraphs: ['They work for us on the data of visitors, and only for what is said here.'],
        entries: recipients(facts),
      },
      {
        id: 'retention',
        title: 'How long data is kept',
        paragraphs: [['What each record holds, and from when its time runs, is in the ', privacyLink, '.']],
        items: records(facts).map(({ name, kept }) => `${name}: ${kept}.`),
      },
      {
        id: 'joe',
        title: 'What Joe may see',
        paragraphs: [
          'Joe reads the public pages of this site, answers that our staff have written for him, and the conversation that you have with him. He cannot read forms, emails, bookings, files or the notes of our staff, and he has no tools: nothing that he writes changes a record.',
          ...(model
            ? []
            : ['Joe answers from texts of this site that were written before. No language model gets what you write.']),
        ],
      },
      {
        id: 'security',
        title: 'How the site is protected',
        paragraphs: [
          protection,
          'Pages load no script of another company, except the spam check named under sub-processors, if it is. A visitor needs no account and no password. Links in our emails that open your data are signed and expire.',
        ],
      },
      ...(proof.certificates.length > 0
        ? [
            {
              id: 'certificates',
              title: 'Certificates',
              paragraphs: [],
              items: proof.certificates.map(
                ({ name, scope, validUntil }) => `${name}: ${scope.en}, valid until ${validUntil}.`,
              ),
            },
          ]
        : []),
      {
        id: 'response',
        title: 'How fast we answer',
        paragraphs: [`The office is open ${officeTimes}.`],
        items: [
          `Demo requests and partnership inquiries: within ${inquiryHours} hours on working days.`,
          `Job applications: within ${applicationDays} business days, if you are selected.`,
          `Reports of a security problem, a barrier or misuse: within ${inDays(reportDays)} on working days.`,
          'Access to your data, and its erasure: at once, by the link that you ask for.',
        ],
      },
      {
        id: 'accessibility',
        title: 'Accessibility statement',
        paragraphs: [
          'This website is built to WCAG 2.2, level AA, in both languages and in light and dark. Programs check every page against it before a release; forms, menus and the chat are tested by keyboard. Forms work without JavaScript too. No outside body has audited the site.',
          'Known limits: a sample needs JavaScript and shows only its first state without it; working papers are in English.',
        ],
      },
      {
        id: 'figures',
        title: 'What our figures mean',
        paragraphs: [
          'The figures on this site are our own counts and promises. Nobody outside has audited them. The quotes on product pages are examples, until a customer agrees to be named. Figures of a sample are invented and say so.',
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
          'If you found a weakness, please use no data of other people, and tell us before you tell others. We say what we plan, and name you in the changelog if you wish. Programs find the contact at /.well-known/security.txt.',
        ],
      },
    ],
  };
}
