import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '../../../../src-shared/content/en/admin.ts';
import type { Submission } from '../../../../src-shared/contracts/submissions.ts';
import { additionalFields, type FormField, formFields } from '../../../../src-shared/forms/fields.ts';
import { type FormType, formTypes } from '../../../../src-shared/forms/options.ts';
import { SubmissionFields } from '../../../../src-web/admin/inbox/submission-facts.tsx';

function submissionOf(type: FormType, additional_data: Submission['additional_data']): Submission {
  return {
    id: '0b0e2a5c-6f0b-4a57-9a39-5d9a2a1f6c11',
    form_type: type,
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@gulf-logistics.example',
    company: 'Gulf Logistics',
    phone: null,
    message: null,
    additional_data,
    submitted_at: '2026-01-31T08:00:00.000Z',
    status: 'pending',
    locale: 'en',
  };
}

test.each(formTypes)('shows every field of a %s with its label', (type) => {
  const names = additionalFields(type).filter((name) => name !== 'name');
  render(
    <SubmissionFields
      submission={submissionOf(type, Object.fromEntries(names.map((name) => [name, `value of ${name}`])))}
    />,
  );
  for (const name of names) {
    const label = admin.submissions.fieldLabels(type)[name]!;
    expect(screen.getByText(label).nextSibling?.textContent, name).toBe(`value of ${name}`);
  }
});

test.each(formTypes)('shows each URL of a %s as a link', (type) => {
  const fields: FormField[] = [...formFields[type]];
  const urls = fields.filter(({ kind }) => kind === 'url').map(({ name }) => name);
  const data = Object.fromEntries(urls.map((name) => [name, `https://${name}.example/`]));
  render(<SubmissionFields submission={submissionOf(type, data)} />);
  for (const url of Object.values(data)) expect(screen.getByRole('link', { name: url }).getAttribute('href')).toBe(url);
});

test('says so when a field was not given', () => {
  render(<SubmissionFields submission={submissionOf('partnership', { companyType: null })} />);
  const label = admin.submissions.fieldLabels('partnership').companyType!;
  expect(screen.getByText(label).nextSibling?.textContent).toBe(admin.submissions.notProvided);
});

test("shows a visitor's Arabic in its own direction, a long text from the right", () => {
  const message =
    'نود استخدام المنصة لأتمتة المهام في قسم العمليات، ونحتاج إلى ربطها بالأنظمة التي نعمل بها منذ سنوات.';
  const submission = submissionOf('partnership', {});
  render(<SubmissionFields submission={{ ...submission, company: 'شركة دبي', message, locale: 'ar' }} />);
  expect(screen.getByText('شركة دبي').tagName).toBe('BDI');
  expect(screen.getByText(message).getAttribute('dir')).toBe('auto');
  expect(screen.getByText(admin.submissions.fields.language).nextSibling?.textContent).toBe('Arabic');
});
