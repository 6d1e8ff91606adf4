import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { Note } from '#web/admin/inbox/conversation/note.tsx';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { entryOf } from '../submission-detail.ts';

const { note: texts, composer } = conversation;

async function open(by: string) {
  const entry = entryOf('n1', { kind: 'note', by, text: 'Calls bakc' });
  const sent = mockAdminApi({
    'GET /api/admin/me': { email: 'Amal@rihla.example' },
    'PUT /api/admin/notes/n1': { entry },
    'DELETE /api/admin/notes/n1': () => ({ status: 204 }),
  });
  const user = renderAdmin(<Note entry={entry} />);
  await waitFor(() => expect(sent.reads).toHaveLength(1));
  return { user, sent };
}

test('its author corrects and deletes a note', async () => {
  const { user, sent } = await open('amal@rihla.example');
  await user.click(await screen.findByRole('button', { name: texts.edit }));
  const field = screen.getByLabelText(composer.noteText);
  await user.clear(field);
  await user.type(field, 'Calls back');
  await user.click(screen.getByRole('button', { name: texts.save }));
  await user.click(await screen.findByRole('button', { name: texts.delete }));
  await user.click(screen.getByRole('button', { name: texts.confirmDelete.confirm }));
  await waitFor(() =>
    expect(sent.changes).toMatchObject([
      { endpoint: 'PUT /api/admin/notes/n1', body: { text: 'Calls back' } },
      { endpoint: 'DELETE /api/admin/notes/n1' },
    ]),
  );
});

test('only its author is offered to change a note', async () => {
  await open('basim@rihla.example');
  expect(screen.getByText('Calls bakc')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
