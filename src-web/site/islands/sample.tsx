import type { SampleName, SampleTexts } from '#shared/content/types/blocks.ts';
import { SampleStage } from '../../products/sample-stage.tsx';

interface SampleProps {
  texts: { sampleTexts: SampleTexts };
  container: HTMLElement;
}

/** The markup has the name of the sample and its note. */
export default function Sample({ texts, container }: SampleProps) {
  const { stage } = container.querySelector<HTMLElement>('[data-stage]')!.dataset;
  const invented = container.querySelector('p')!.textContent;
  return <SampleStage sample={stage as SampleName} invented={invented} texts={texts.sampleTexts} />;
}
