import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import { additionalFields, type FormField, formFields } from '#shared/forms/fields.ts';
import { type FormType, formTypes, submissionTypes } from '#shared/forms/options.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { fieldLabels } from '#shared/staff-texts/field-labels.ts';
import { SubmissionFields } from '#web/admin/inbox/conversation/submission-facts.tsx';
import { Timeline } from '#web/admin/inbox/conversation/timeline.tsx';
import { timelineOf } from '#web/admin/inbox/conversation/timeline-of.ts';
import { writtenFields } from '#web/admin/inbox/conversation/written-texts.ts';
import { detailOf, submission as staffSubmission } from '../submission-detail.ts';

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
    source: null,
  };
}

function show(fields: ReactElement): void {
  render(<MemoryRouter>{fields}</MemoryRouter>);
}

test.each(formTypes)('shows every chosen field of a %s with its label', (type) => {
  const written = writtenFields(type);
  const names = additionalFields(type).filter((name) => name !== 'name' && !written.includes(name));
  show(
    <SubmissionFields
      submission={submissionOf(type, Object.fromEntries(names.map((name) => [name, `value of ${name}`])))}
    />,
  );
  for (const name of names) {
    const label = fieldLabels(type)[name]!;
    expect(screen.getByText(label).nextSibling?.textContent, name).toBe(`value of ${name}`);
  }
});

test.each(formTypes)('shows each URL of a %s as a link', (type) => {
  const fields: FormField[] = [...formFields[type]];
  const urls = fields.filter(({ kind }) => kind === 'url').map(({ name }) => name);
  const data = Object.fromEntries(urls.map((name) => [name, `https://${name}.example/`]));
  show(<SubmissionFields submission={submissionOf(type, data)} />);
  for (const url of Object.values(data)) expect(screen.getByRole('link', { name: url }).getAttribute('href')).toBe(url);
});

test('says so when a field was not given', () => {
  show(<SubmissionFields submission={submissionOf('partnership', { companyType: null })} />);
  const label = fieldLabels('partnership').companyType!;
  expect(screen.getByText(label).nextSibling?.textContent).toBe(admin.submissions.notProvided);
});

test("shows a visitor's Arabic in its own direction", () => {
  show(<SubmissionFields submission={{ ...submissionOf('partnership', {}), company: 'شركة دبي', locale: 'ar' }} />);
  expect(screen.getByText('شركة دبي').tagName).toBe('BDI');
  expect(screen.getByText(admin.submissions.fields.language).nextSibling?.textContent).toBe('Arabic');
});

test('the visitor’s text begins the timeline and is not among the facts', () => {
  const texts = {
    demo: { additionalNotes: 'Two screens, please.' },
    partnership: { message: 'نود استخدام المنصة لأتمتة المهام في قسم العمليات.' },
    career: { coverLetter: 'I build retrieval systems.' },
    other: { message: 'Call me.' },
  };
  for (const type of submissionTypes) {
    const [name, text] = Object.entries(texts[type])[0]!;
    const data = { ...Object.fromEntries(additionalFields(type).map((field) => [field, 'x'])), [name]: text };
    const submission = { ...submissionOf('demo', data), form_type: type, message: name === 'message' ? text : null };
    const items = timelineOf(detailOf({ submission: { ...staffSubmission, ...submission } }));
    const { unmount } = render(
      <MemoryRouter>
        <SubmissionFields submission={submission} />
        <Timeline items={items} />
      </MemoryRouter>,
    );
    const [first] = within(screen.getByRole('region')).getAllByRole('listitem');
    expect(within(first!).getByText(text).getAttribute('dir'), type).toBe('auto');
    expect(screen.getAllByText(text)).toHaveLength(1);
    unmount();
  }
});

test('names the chat with Joe as the origin, before that of the visit', () => {
  const source = { referrer: 'www.google.com', source: 'google', medium: null, campaign: null, landing: null };
  show(<SubmissionFields submission={{ ...submissionOf('demo', {}), source, chat_session_id: 'session_1' }} />);
  const origin = screen.getByText(admin.submissions.fields.source).nextSibling?.textContent;
  expect(origin).toMatch(/^Chat with Joe.*Google/);
});
