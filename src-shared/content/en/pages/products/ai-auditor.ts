import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { figures, figuresNote } from '../../figures.ts';
import { priceNote } from '../../plans-with.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { aiAuditor as product } from '../../summaries/ai-auditor.ts';

const aiAuditor: LandingContent = {
  meta: {
    title: 'AI Auditor: financial analysis and compliance',
    description:
      'AI Auditor reads every ledger entry, tests your controls and maps the evidence to SOC 2, ISO 27001, PCI DSS, HIPAA, GDPR and CCPA.',
  },
  eyebrow: product.title,
  title: 'Read every line. Prove every finding.',
  lead: 'AI Auditor reads your whole ledger, its contracts and its controls.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'See the standards', to: '#standards' },
  ],
  scene: { name: 'ai-auditor', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'ai-auditor',
      about: 'See it work',
      title: '40 payments. Three need a closer look.',
      lead: 'Every rule is applied to every line.',
      texts: sampleTexts,
    },
    {
      kind: 'testimonial',
      text: 'In its first week it found a supplier we had been paying twice for three years. The evidence was attached. There was nothing to argue about.',
      name: 'Chief Financial Officer',
      role: 'retail group, Riyadh',
      caption: 'Example quote, not a customer.',
    },
    {
      kind: 'cards',
      about: 'Capabilities',
      title: 'Six things it does before your auditor arrives',
      items: [
        {
          icon: 'search',
          title: 'Full ledger analysis',
          text: 'Every posting, every account, every period. Nothing is left to a sample.',
        },
        {
          icon: 'bolt',
          title: 'Anomaly detection',
          text: 'Duplicate payments, split invoices, weekend postings, round sums: found and explained.',
        },
        {
          icon: 'book',
          title: 'Contract matching',
          text: 'Compares contract terms with what was invoiced and paid.',
        },
        {
          icon: 'shield',
          title: 'Control testing',
          text: 'Checks on every transaction who approved it and whether they were allowed to.',
        },
        {
          icon: 'layers',
          title: 'Evidence file',
          text: 'Each finding links to its documents, the rule and the steps that led to it.',
        },
        {
          icon: 'chart',
          title: 'Reports ready to file',
          text: 'Management letter, board summary and regulator format from the same facts.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'AI Auditor in figures',
      note: figuresNote,
      items: [
        figures.complianceScore,
        { value: '100%', label: 'of transactions read' },
        { value: '6', label: 'standards in one review' },
      ],
    },
    {
      kind: 'chips',
      id: 'standards',
      about: 'Compliance standards',
      title: 'One review, six standards',
      items: [
        { label: 'GDPR', note: 'personal data, EU' },
        { label: 'CCPA', note: 'consumer privacy, California' },
        { label: 'SOC 2', note: 'service controls' },
        { label: 'ISO 27001', note: 'information security' },
        { label: 'HIPAA', note: 'health records' },
        { label: 'PCI DSS', note: 'card payments' },
      ],
    },
    {
      kind: 'feature-list',
      about: 'Industries',
      title: 'Made for four industries',
      items: [
        {
          icon: 'building',
          title: 'Banking and finance',
          text: 'Transaction monitoring, limits and the audit trail your regulator asks for.',
        },
        { icon: 'heart', title: 'Healthcare', text: 'Claims, coding and access to records.' },
        {
          icon: 'basket',
          title: 'Retail and e-commerce',
          text: 'Returns, discounts and card data in every channel.',
        },
        { icon: 'layers', title: 'Manufacturing', text: 'Procurement, stock valuation and intercompany postings.' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Run it on one of your quarters',
      lead: 'Bring an export, and see what it finds.',
      note: priceNote,
      actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
    },
  ],
};

export default aiAuditor;
