import type { SampleName, SampleTexts } from '#shared/content/types/blocks.ts';
import { SampleStage } from '../../products/sample-stage.tsx';

interface SampleProps {
  texts: { sampleTexts: SampleTexts };
  container: HTMLElement;
}

/** The markup has the name of the sample. */
export default function Sample({ texts, container }: SampleProps) {
  const { stage } = container.querySelector<HTMLElement>('[data-stage]')!.dataset;
  return <SampleStage sample={stage as SampleName} texts={texts.sampleTexts} />;
}
