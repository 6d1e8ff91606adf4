import type { SampleName, SampleTexts } from '../../../src-shared/content/types/blocks.ts';
import { SampleStage } from '../../products/sample-stage.tsx';

interface SampleProps {
  texts: { sampleTexts: SampleTexts };
  container: HTMLElement;
}

/** What the sample is and says of itself is in the markup. */
export default function Sample({ texts, container }: SampleProps) {
  const { stage } = container.querySelector<HTMLElement>('[data-stage]')!.dataset;
  const invented = container.querySelector('p')!.textContent;
  return <SampleStage sample={stage as SampleName} invented={invented} texts={texts.sampleTexts} />;
}
