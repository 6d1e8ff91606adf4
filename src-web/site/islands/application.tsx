import type { FormContent } from '../../../src-shared/content/types/forms.ts';
import { jobFacts } from '../../../src-shared/jobs.ts';
import { jobPath } from '../../../src-shared/paths.ts';
import { ApplicationForm } from '../sections/application-form.tsx';

interface ApplicationProps {
  texts: { careerForm: FormContent };
  path: string;
}

export default function Application({ texts, path }: ApplicationProps) {
  const { position } = jobFacts.find(({ id }) => jobPath(id) === path)!;
  return <ApplicationForm position={position} content={texts.careerForm} />;
}
