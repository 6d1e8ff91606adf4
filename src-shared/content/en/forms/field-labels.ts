import type { SubmissionType } from '../../../forms/options.ts';
import type { FormContent } from '../../types/forms.ts';
import { careerForm } from './career.ts';
import { demoForm } from './demo.ts';
import { otherForm } from './other.ts';
import { partnershipForm } from './partnership.ts';

const forms: Record<SubmissionType, FormContent> = {
  demo: demoForm,
  partnership: partnershipForm,
  career: careerForm,
  other: otherForm,
};

export function fieldLabels(type: SubmissionType): Record<string, string> {
  const labels = Object.entries(forms[type].fields).map(([name, { label }]) => [name, label]);
  return { ...Object.fromEntries(labels), timezone: "Visitor's time zone", consent: 'How the person agreed' };
}
