import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { figures, figuresNote } from '../../figures.ts';
import { priceNote } from '../../plans-with.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { idVerification as product } from '../../summaries/id-verification.ts';

const idVerification: LandingContent = {
  meta: {
    title: 'GCC ID verification (eKYC) in under 30 seconds',
    description:
      'Verify identities in under 30 seconds: GCC national IDs, passports, residence permits and more, with face match and liveness.',
  },
  eyebrow: product.title,
  title: 'Verify a GCC ID in under 30 seconds.',
  lead: 'One API reads the documents of all six GCC states and more than 200 countries, and matches the face.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'See the documents', to: '#documents' },
  ],
  scene: { name: 'id-verification', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'id-verification',
      about: 'See it work',
      title: 'Read a card. Then try to forge it.',
      lead: 'Every field is compared with the machine-readable zone. Change one character to see it fail.',
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
      about: 'Capabilities',
      title: 'Six checks in one call',
      items: [
        {
          icon: 'identity',
          title: 'Document reading',
          text: 'Printed text, machine-readable zone and chip, in Arabic and Latin script.',
        },
        { icon: 'people', title: 'Face match', text: 'Compares the photo on the document with a live selfie.' },
        {
          icon: 'spark',
          title: 'Liveness',
          text: 'Confirms that a real person is present, not a photo, mask or recording.',
        },
        {
          icon: 'shield',
          title: 'Tamper detection',
          text: 'Flags fonts, edges, holograms and metadata that don’t match.',
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
      about: 'Document types',
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
      about: 'Industries',
      title: 'Built for four industries',
      items: [
        {
          icon: 'building',
          title: 'Banks and fintech',
          text: 'Accounts opened from a phone, within the rules of the central bank.',
        },
        {
          icon: 'globe',
          title: 'Travel and hospitality',
          text: 'Online check-in, without passport photocopies.',
        },
        { icon: 'people', title: 'Telecom', text: 'SIM registration in store or at home.' },
        {
          icon: 'basket',
          title: 'Marketplaces and mobility',
          text: 'Verify sellers, drivers and tenants before they join.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Try it with your own card',
      lead: 'Bring an ID to the demo. We’ll delete the images in front of you.',
      note: priceNote,
      actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
    },
  ],
};

export default idVerification;
