import type { SampleTexts } from '../types/blocks.ts';

export const sampleTexts: SampleTexts = {
  start: 'Start the sample',
  failure: 'The sample could not be loaded.',
  retry: 'Try again',
};
