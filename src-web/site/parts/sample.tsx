import type { SampleName, SampleTexts } from '../../../src-shared/content/types/blocks.ts';
import { SampleStage } from '../../products/sample-stage.tsx';

interface SampleProps {
  texts: { sampleTexts: SampleTexts };
  place: HTMLElement;
}

/** What the sample is and says of itself is in the markup. */
export default function Sample({ texts, place }: SampleProps) {
  const { stage } = place.querySelector<HTMLElement>('[data-stage]')!.dataset;
  const invented = place.querySelector('p')!.textContent;
  return <SampleStage sample={stage as SampleName} invented={invented} texts={texts.sampleTexts} />;
}
