import type { Submission } from '#shared/contracts/submissions.ts';
import { type FormField, formFields } from '#shared/forms/fields.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { fieldLabels } from '#shared/staff-texts/field-labels.ts';

const { submissions: texts } = admin;

export interface WrittenText {
  label: string;
  text: string;
}

export function writtenFields(type: SubmissionType): string[] {
  const fields: FormField[] = [...formFields[type]];
  return fields.filter(({ kind }) => kind === 'textarea').map(({ name }) => name);
}

export function writtenTexts({ form_type, message, additional_data: data }: Submission): WrittenText[] {
  const labels = fieldLabels(form_type);
  return writtenFields(form_type).flatMap((name) => {
    const text = name === 'message' ? message : data[name];
    return text ? [{ label: labels[name] ?? texts.fields.message, text }] : [];
  });
}
