import { careerForm } from '../content/en/forms/career.ts';
import { demoForm } from '../content/en/forms/demo.ts';
import { otherForm } from '../content/en/forms/other.ts';
import { partnershipForm } from '../content/en/forms/partnership.ts';
import type { FormContent } from '../content/types/forms.ts';
import type { SubmissionType } from '../forms/options.ts';

const forms: Record<SubmissionType, FormContent> = {
  demo: demoForm,
  partnership: partnershipForm,
  career: careerForm,
  other: otherForm,
};

export function fieldLabels(type: SubmissionType): Record<string, string> {
  const labels = Object.entries(forms[type].fields).map(([name, { label }]) => [name, label]);
  return { ...Object.fromEntries(labels), timezone: 'Visitor’s time zone', consent: 'How the person agreed' };
}
