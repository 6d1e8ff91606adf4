import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StaffTemplate } from '#shared/contracts/reply-templates.ts';
import { unknownPlaceholders } from '#shared/inbox/template-placeholders.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { templates as texts } from '#shared/staff-texts/templates.ts';
import { exampleOf, templateIds } from '#web/admin/inbox/templates/reply-templates.ts';
import { TemplatesView } from '#web/admin/inbox/templates/templates-view.tsx';
import { problem } from '../../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../../support.tsx';

const { dialog } = texts;
const id = '0b0e2a5c-6f0b-4a57-9a39-5d9a2a1f6c11';
const template: StaffTemplate = {
  id,
  name: 'ردّ أول',
  forms: ['demo'],
  stage: null,
  subjectEn: 'Your request',
  textEn: 'Hello {firstName},',
  subjectAr: 'طلبكم',
  textAr: 'مرحبًا {firstName}،',
  changed_by: 'noura@rihla.example',
  changed_at: '2026-03-01T08:00:00.000Z',
};

test.each(templateIds)('the example %s can be copied: its placeholders are allowed for its forms', async (example) => {
  const draft = await exampleOf(example);
  for (const text of [draft.subjectEn, draft.textEn, draft.subjectAr, draft.textAr]) {
    expect(text.trim()).not.toBe('');
    expect(unknownPlaceholders(text, draft.forms)).toEqual([]);
  }
  expect(draft.textAr).toContain('مرحبًا {firstName}،');
});

test('copies an example, and shows an unknown placeholder at its field', async () => {
  const message = '{x} isn’t a placeholder.';
  const api = mockAdminApi({
    'GET /api/admin/reply-templates': { items: [] },
    [`PUT /api/admin/reply-templates/${id}`]: { template },
  });
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
  const user = renderAdmin(<TemplatesView />, '/admin/templates');
  const name = conversation.composer.templates.interview;
  await user.click(await screen.findByRole('button', { name: texts.copyOf(name) }));
  const form = within(await screen.findByRole('dialog', { name: dialog.new }));
  expect(form.getByLabelText<HTMLInputElement>(dialog.name).value).toBe(name);
  expect(form.getByLabelText<HTMLSelectElement>(dialog.stage).value).toBe('interview');
  const [english] = form.getAllByLabelText<HTMLTextAreaElement>(dialog.text);
  expect(english!.value).toContain('{position}');
  await user.click(form.getByRole('button', { name: dialog.save }));
  expect(await screen.findByText(texts.saved(template.name))).toBeTruthy();
  expect(api.changes.at(-1)!.body).toMatchObject({ stage: 'interview', forms: ['career'], version: null });

  mockAdminApi({
    [`PUT /api/admin/reply-templates/${id}`]: () =>
      problem(422, 'validation_failed', { errors: [{ path: 'textAr', message }] }),
  });
  await user.click(screen.getByRole('button', { name: texts.copyOf(name) }));
  const again = within(await screen.findByRole('dialog', { name: dialog.new }));
  await user.click(again.getByRole('button', { name: dialog.save }));
  await waitFor(() =>
    expect(again.getAllByLabelText(dialog.text).map((text) => text.getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
    ]),
  );
});

test('shows the newer version when a colleague was faster, or saves over it', async () => {
  const theirs = { ...template, name: 'Theirs', changed_at: '2026-03-02T08:00:00.000Z' };
  let stored = template;
  const api = mockAdminApi({
    'GET /api/admin/reply-templates': () => ({ status: 200, body: { items: [stored] } }),
    [`PUT /api/admin/reply-templates/${id}`]: () => {
      const { version } = api.changes.at(-1)!.body as { version: string };
      if (version !== stored.changed_at) return problem(409, 'status_changed', { detail: 'noura has changed it.' });
      return { status: 200, body: { template: stored } };
    },
  });
  const user = renderAdmin(<TemplatesView />, '/admin/templates');
  await user.click(await screen.findByRole('button', { name: texts.editOf(template.name) }));
  const form = within(await screen.findByRole('dialog', { name: dialog.edit }));
  const name = () => form.getByLabelText<HTMLInputElement>(dialog.name);
  await user.type(name(), '!');
  stored = theirs;
  await user.click(form.getByRole('button', { name: dialog.save }));
  expect(await form.findByText('noura has changed it.')).toBeTruthy();
  expect(name().value).toBe(`${template.name}!`);
  await user.click(form.getByRole('button', { name: dialog.mine }));
  expect(await screen.findByText(texts.saved('Theirs'))).toBeTruthy();
  expect(api.changes.at(-1)!.body).toMatchObject({ name: `${template.name}!`, version: theirs.changed_at });
});
