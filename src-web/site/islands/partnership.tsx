import type { FormContent } from '#shared/content/types/forms.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';

export default function Partnership({ texts }: { texts: { partnershipForm: FormContent } }) {
  return <SubmissionForm formType="partnership" content={texts.partnershipForm} />;
}
