import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { figures, figuresNote } from '../../figures.ts';

const enterprise: LandingContent = {
  meta: {
    title: 'Enterprise AI hosted in the UAE or KSA',
    description:
      'Enterprise contracts with the controls a review asks for: single sign-on, regional hosting, audit logs and a 99.99% SLA.',
  },
  eyebrow: 'Enterprise',
  title: 'AI built to pass procurement, security and audit.',
  lead: 'Six products under one contract, hosted in the UAE, KSA or your own cloud.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'Send your questionnaire', to: `${paths.scheduleDemo}?about=questionnaire` },
  ],
  scene: { name: 'enterprise', place: 'beside' },
  blocks: [
    {
      kind: 'cards',
      about: 'Capabilities',
      title: 'What your reviewers will ask for',
      items: [
        {
          icon: 'lock',
          title: 'Single sign-on and roles',
          text: 'SAML and OIDC, SCIM provisioning, and permissions down to the field.',
        },
        {
          icon: 'globe',
          title: 'Regional hosting',
          text: 'UAE, KSA or your own cloud. Data does not leave the region you choose.',
        },
        { icon: 'search', title: 'Audit log', text: 'Every read, decision and change, exportable to your SIEM.' },
        {
          icon: 'shield',
          title: 'Model governance',
          text: 'See which model, version and data produced a result. Every change is tested first.',
        },
        { icon: 'people', title: 'Named engineers', text: 'A team that knows your systems, on Gulf time.' },
        { icon: 'layers', title: 'One contract', text: 'Six products, one agreement, one bill, one security review.' },
      ],
    },
    {
      kind: 'stats',
      title: 'Enterprise in figures',
      note: figuresNote,
      items: [
        figures.enterpriseSla,
        figures.monitoring,
        { value: '30 days', label: 'from Enterprise contract to the first live process' },
      ],
    },
    {
      kind: 'feature-list',
      about: 'Use cases',
      title: 'Where large companies start',
      items: [
        {
          icon: 'audit',
          title: 'Continuous audit',
          text: 'Group-wide ledgers read every night, findings with evidence each morning.',
        },
        {
          icon: 'identity',
          title: 'Customer onboarding',
          text: 'From a visit to the counter to a minute on the phone.',
        },
        {
          icon: 'agent',
          title: 'Shared services',
          text: 'Invoices, tickets and master data handled by agents, exceptions by people.',
        },
        {
          icon: 'chart',
          title: 'Management reporting',
          text: 'Answer questions in the meeting, not a week later.',
        },
      ],
    },
    {
      kind: 'chips',
      about: 'Integrations',
      title: 'Connected to what you run',
      items: [
        { label: 'SAP' },
        { label: 'Oracle' },
        { label: 'Microsoft 365' },
        { label: 'Salesforce' },
        { label: 'ServiceNow' },
        { label: 'Snowflake' },
        { label: 'UAE PASS' },
        { label: 'Nafath' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Send us your questionnaire first',
      lead: 'We answer the security review before the first workshop.',
      actions: [
        { label: 'Send your questionnaire', to: `${paths.scheduleDemo}?about=questionnaire` },
        { label: 'Partner With Us', to: `${paths.partner}#inquiry` },
      ],
    },
  ],
};

export default enterprise;
