import { expect, it } from 'vitest';
import { DemoRequest, JobApplication, PartnershipInquiry } from '#shared/contracts/submissions.ts';
import { type FormField, formFields, honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { type FormType, formTypes } from '#shared/forms/options.ts';
import { fieldLabels } from '#shared/staff-texts/field-labels.ts';

const schemas = { demo: DemoRequest, partnership: PartnershipInquiry, career: JobApplication };
/** Fields of a request that no input asks for. */
const withoutInput = [
  'id',
  'formType',
  'locale',
  'timezone',
  'slotStart',
  'bookPreference',
  'whatsappReminders',
  'source',
  'chatSessionId',
  honeypotField,
  turnstileField,
];

function fieldsOf(type: FormType): FormField[] {
  return [...formFields[type]];
}

it.each(formTypes)('validates the same fields as the %s form has', (type) => {
  const validated = Object.keys(schemas[type].shape).filter((name) => !withoutInput.includes(name));
  expect(validated.sort()).toEqual(
    fieldsOf(type)
      .filter(({ kind }) => kind !== 'file')
      .map(({ name }) => name)
      .sort(),
  );
});

it.each(formTypes)('requires and limits the same fields as the %s form', (type) => {
  for (const { name, kind, required = false, maxLength } of fieldsOf(type)) {
    if (kind === 'file') continue;
    const schema = schemas[type].shape[name as keyof (typeof schemas)[typeof type]['shape']];
    expect(schema.safeParse('').success, `${name} may be empty`).toBe(!required);
    if (maxLength === undefined) continue;
    const tooLong = { email: `${'a'.repeat(maxLength)}@b.example`, url: `https://b.example/${'a'.repeat(maxLength)}` };
    const text = kind === 'email' || kind === 'url' ? tooLong[kind] : 'a'.repeat(maxLength + 1);
    expect(schema.safeParse(text).success, `${name} is limited`).toBe(false);
  }
});

it.each(formTypes)('has a label for each field of the %s form', (type) => {
  for (const { name } of fieldsOf(type)) expect(fieldLabels(type)[name], name).toBeTruthy();
});
