import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { lead as texts } from '#shared/staff-texts/lead.ts';
import { problem } from '../../../mock-api.ts';
import { staffSubmission } from '../submission-detail.ts';
import { mockInbox, openSubmissions } from '../support.tsx';

const { submissions } = admin;

test('enters a contact with the consent, and shows what is refused at its field', async () => {
  const answers = [
    () => problem(422, 'validation_failed', { errors: [{ path: 'consent', message: 'Please fill this in.' }] }),
    () => ({ status: 201, body: { submission: staffSubmission('نورة') } }),
  ];
  const api = mockInbox([], [], { 'POST /api/admin/submissions': () => answers.shift()!() });
  const user = openSubmissions();
  await user.click(await screen.findByRole('button', { name: texts.enter }));
  const form = within(screen.getByRole('dialog', { name: texts.title }));
  const type = (label: string, text: string) => user.type(form.getByLabelText(label), text);
  expect(form.queryByLabelText(texts.position)).toBeNull();
  await user.selectOptions(form.getByLabelText(submissions.type), 'career');
  await user.selectOptions(form.getByLabelText(texts.position), 'AI Engineer');
  await type(texts.firstName, 'نورة');
  await type(texts.email, 'noura@dubai-retail.example');
  await user.click(form.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(form.getByLabelText(texts.consent).getAttribute('aria-invalid')).toBe('true'));
  // The typed text is there again after the dialog was closed.
  await user.click(form.getByRole('button', { name: texts.cancel }));
  await user.click(screen.getByRole('button', { name: texts.enter }));
  const again = within(screen.getByRole('dialog', { name: texts.title }));
  await user.type(again.getByLabelText(texts.consent), 'On the phone');
  await user.click(again.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved('نورة Haddad'))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.changes.at(-1)!.body).toMatchObject({
    formType: 'career',
    firstName: 'نورة',
    position: 'AI Engineer',
    consent: 'On the phone',
    confirm: false,
  });
});
