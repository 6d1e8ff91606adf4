import { paths } from '../../../../paths.ts';
import type { LandingContent } from '../../../types/blocks.ts';
import { figures, figuresNote } from '../../figures.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { idVerification as product } from '../../summaries/id-verification.ts';

const idVerification: LandingContent = {
  meta: {
    title: 'ID Verification across GCC countries',
    description:
      'Verify identities in under 30 seconds: GCC national IDs, passports, residence permits and more, with face match and liveness.',
  },
  eyebrow: product.title,
  title: "Know who's there in half a minute.",
  lead: 'One integration for the documents of all six GCC states and more than two hundred countries. Read, matched and answered while your customer is still looking at the screen.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'See the documents', to: '#documents' },
  ],
  scene: { name: 'id-verification', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'id-verification',
      eyebrow: 'See it work',
      title: 'Read a card. Then try to forge it.',
      lead: 'Every field is read in both scripts and compared with the machine-readable zone, whose check digits are recomputed. Change one character and watch.',
      invented: 'A specimen: the card, the person and the country are invented, and nothing leaves your browser.',
      texts: sampleTexts,
    },
    {
      kind: 'stats',
      title: 'ID Verification in figures',
      note: figuresNote,
      items: [figures.verifications, figures.identityAccuracy, figures.countries, figures.answerTime],
    },
    {
      kind: 'cards',
      eyebrow: 'Capabilities',
      title: 'Six checks in one call',
      items: [
        {
          icon: 'identity',
          title: 'Document reading',
          text: 'Printed text, machine-readable zone and chip, in Arabic and Latin script.',
        },
        { icon: 'people', title: 'Face match', text: 'The portrait on the document against a photo taken now.' },
        { icon: 'spark', title: 'Liveness', text: 'A person, not a photo of one, a mask or a recording.' },
        {
          icon: 'shield',
          title: 'Tamper detection',
          text: 'Fonts, edges, holograms and metadata that do not belong together.',
        },
        {
          icon: 'search',
          title: 'Watchlists',
          text: 'Sanctions and politically exposed persons, with Arabic name variants.',
        },
        {
          icon: 'layers',
          title: 'Case file',
          text: 'Every image, score and decision, kept for as long as your regulator requires.',
        },
      ],
    },
    {
      kind: 'chips',
      id: 'documents',
      background: 'sand',
      eyebrow: 'Document types',
      title: 'Six kinds of document',
      items: [
        { label: 'National ID', note: 'all six GCC states' },
        { label: 'Passport', note: 'with chip' },
        { label: 'Residence permit', note: 'iqama and visa' },
        { label: 'Driving licence', note: 'front and back' },
        { label: 'Vehicle registration', note: 'mulkiya' },
        { label: 'Trade licence', note: 'mainland and free zone' },
      ],
    },
    {
      kind: 'feature-list',
      eyebrow: 'Industries',
      title: 'Four industries that use it today',
      items: [
        {
          icon: 'building',
          title: 'Banks and fintech',
          text: 'Accounts opened from a phone, within the rules of the central bank.',
        },
        {
          icon: 'globe',
          title: 'Travel and hospitality',
          text: 'Check-in before arrival, without a photocopy in a drawer.',
        },
        { icon: 'people', title: 'Telecom', text: 'SIM registration in the shop, at the counter or at home.' },
        {
          icon: 'basket',
          title: 'Marketplaces and mobility',
          text: 'Sellers, drivers and tenants who are who they say they are.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      layout: 'middle',
      title: 'Try it with your own card',
      lead: "Bring a document to the demo. We'll delete it in front of you.",
      actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
    },
  ],
};

export default idVerification;
