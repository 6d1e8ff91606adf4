import type { SampleTexts } from '../types/blocks.ts';

export const sampleTexts: SampleTexts = {
  invented: 'Sample data, made up. Nothing leaves your browser.',
  start: 'Start the sample',
  failure: 'The sample could not be loaded.',
  retry: 'Try again',
  takeAlong: {
    toolbar: 'Save or share',
    copy: 'Copy link',
    copied: 'Link copied.',
    inAddress: 'The link is in the address bar.',
    table: 'Download as CSV',
    demo: 'Show us this in the demo',
  },
};
