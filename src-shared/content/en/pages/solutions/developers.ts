import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { codeSample } from '#shared/site/code-sample.ts';
import { figures, figuresNote } from '../../figures.ts';

const developers: LandingContent = {
  meta: {
    title: 'AI for developers: API and SDKs',
    description:
      'One API for agents, verification, markets and data. SDKs in six languages on request, 99.9% API uptime, sub-50ms latency.',
  },
  eyebrow: 'Developers',
  title: 'One API for agents, ID checks and market data.',
  lead: 'The same REST API that our own products run on.',
  actions: [
    { label: 'Talk to an engineer', to: `${paths.scheduleDemo}?about=api-key` },
    { label: 'See the sample', to: '#sample' },
  ],
  scene: { name: 'developers', place: 'beside' },
  blocks: [
    {
      kind: 'code',
      id: 'sample',
      about: 'Sample',
      title: 'Verify an identity in nine lines',
      lead: 'The result also arrives by webhook.',
      ...codeSample,
      languagesTitle: 'SDKs, on request',
    },
    {
      kind: 'stats',
      title: 'The API in figures',
      note: figuresNote,
      items: [
        figures.apiUptime,
        figures.latency,
        { value: String(codeSample.languages.length), label: 'SDK languages' },
      ],
    },
    {
      kind: 'cards',
      about: 'Capabilities',
      title: 'The details developers ask about',
      items: [
        { icon: 'check', title: 'Idempotent writes', text: 'Every POST takes a key. Retry without fear.' },
        { icon: 'bolt', title: 'Signed webhooks', text: 'With replay protection and a button to resend one.' },
        {
          icon: 'code',
          title: 'Typed errors',
          text: 'RFC 9457 problems: a stable code and a sentence a person can read.',
        },
        {
          icon: 'layers',
          title: 'Sandbox',
          text: 'The same API with test documents and simulated markets.',
        },
        {
          icon: 'search',
          title: 'Request log',
          text: 'Every call from the last 30 days, with bodies you can redact.',
        },
        {
          icon: 'lock',
          title: 'Scoped keys',
          text: 'Limited by product, IP address and time of day; rotated without downtime.',
        },
      ],
    },
    {
      kind: 'feature-list',
      about: 'Use cases',
      title: 'What you can build',
      items: [
        { icon: 'identity', title: 'Onboarding flows', text: 'Verification inside your own app, in your own wording.' },
        {
          icon: 'agent',
          title: 'Agents in your product',
          text: 'Your customers build them; your brand stays in front.',
        },
        { icon: 'market', title: 'Trading tools', text: 'Streams and back-tests behind one subscription.' },
      ],
    },
    {
      kind: 'chips',
      about: 'Integrations',
      title: 'Works with your tools',
      items: [
        { label: 'OpenAPI' },
        { label: 'Terraform' },
        { label: 'GitHub Actions' },
        { label: 'OpenTelemetry' },
        { label: 'Postman' },
        { label: 'Kafka' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Ask the people who wrote it',
      lead: 'The demo is with an engineer. Bring your hardest case.',
      actions: [
        { label: 'Schedule Demo', to: paths.scheduleDemo },
        { label: 'Partner With Us', to: `${paths.partner}#inquiry` },
      ],
    },
  ],
};

export default developers;
