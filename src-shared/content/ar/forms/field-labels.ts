import type { FormType } from '../../../forms/options.ts';
import type { FormContent } from '../../types/forms.ts';
import { careerForm } from './career.ts';
import { demoForm } from './demo.ts';
import { partnershipForm } from './partnership.ts';

const forms: Record<FormType, FormContent> = { demo: demoForm, partnership: partnershipForm, career: careerForm };

export function fieldLabels(type: FormType): Record<string, string> {
  const labels = Object.entries(forms[type].fields).map(([name, { label }]) => [name, label]);
  return { ...Object.fromEntries(labels), timezone: 'المنطقة الزمنية للزائر' };
}
