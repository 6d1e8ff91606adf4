import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Draft } from '#web/admin/inbox/reply/draft-store.ts';
import { NoteForm } from '#web/admin/inbox/reply/note-form.tsx';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { staffSubmission } from '../submission-detail.ts';

test('a name that is begun in a note offers six colleagues at most', async () => {
  const names = ['Amal', 'Amina', 'Amir', 'Amna', 'Amr', 'Amjad', 'Amani', 'Basim'];
  const items = names.map((name) => ({ email: `${name.toLowerCase()}@rihla.example`, name, roles: ['admin'] }));
  mockAdminApi({ 'GET /api/admin/staff': { items } });
  const draft = { noteId: 'n1', note: 'Ask @am' } as Draft;
  renderAdmin(<NoteForm submission={staffSubmission('Layla')} draft={draft} change={() => {}} />);
  await screen.findByRole('button', { name: /Amal/ });
  const offered = screen.getAllByRole('button', { name: /^Am/ }).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Amal', 'Amina', 'Amir', 'Amna', 'Amr', 'Amjad']);
});
