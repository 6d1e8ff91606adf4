import type { SampleFrameContent } from '../../types/samples/frame.ts';

export const sampleFrame: SampleFrameContent = {
  loading: 'The sample is loading.',
  start: 'Start the sample',
  failure: 'The sample could not be loaded.',
  retry: 'Try again',
};
