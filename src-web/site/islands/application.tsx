import type { FormContent } from '#shared/content/types/forms.ts';
import { jobPath } from '#shared/paths.ts';
import { jobFacts } from '#shared/site/jobs.ts';
import { closedPositions } from '../closed-positions.ts';
import { ApplicationForm } from '../sections/application-form.tsx';

interface ApplicationProps {
  texts: { careerForm: FormContent };
  path: string;
  container?: HTMLElement;
}

export default function Application({ texts, path, container }: ApplicationProps) {
  const { position } = jobFacts.find(({ id }) => jobPath(id) === path)!;
  return <ApplicationForm position={position} content={texts.careerForm} closed={closedPositions(container)} />;
}
