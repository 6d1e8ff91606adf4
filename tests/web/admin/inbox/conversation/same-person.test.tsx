import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SamePerson } from '#web/admin/inbox/conversation/same-person.tsx';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { staffSubmission } from '../submission-detail.ts';

const own = staffSubmission('Layla');
const other = staffSubmission('Lila', { email: 'lila@home.example' });
const record = {
  id: 'Lila',
  name: 'Lila Haddad',
  email: 'lila@home.example',
  form_type: 'demo' as const,
  submitted_at: '2026-03-01T08:00:00.000Z',
};

function show(same: (typeof record)[]) {
  const api = mockAdminApi({
    'GET /api/admin/submissions': { items: [own, other], nextCursor: null },
    'PUT /api/admin/submissions/Layla/same': () => ({ status: 204, body: null }),
    'DELETE /api/admin/submissions/Layla/same': () => ({ status: 204, body: null }),
  });
  return { ...api, user: renderAdmin(<SamePerson submission={own} same={same} />) };
}

test('another record is found and marked, and the mark can be undone', async () => {
  const { user, changes, reads } = show([]);
  await user.click(screen.getByRole('button', { name: /Mark as the same person as/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name, company, email or phone number'), 'lila');
  await user.click(await dialog.findByRole('button', { name: /Lila Haddad/ }));
  expect(dialog.queryByRole('button', { name: /Layla Haddad/ })).toBeNull();
  expect(reads.at(-1)!.search).toContain('q=lila');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(changes.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ['PUT /api/admin/submissions/Layla/same', { as: 'Lila' }],
      ['DELETE /api/admin/submissions/Layla/same', undefined],
    ]),
  );
});

test('marked records are listed with their address, and parted in one press', async () => {
  const { user, changes } = show([record]);
  const link = await screen.findByRole('link', { name: 'Lila Haddad' });
  expect(link.getAttribute('href')).toBe('/admin/inbox/Lila');
  expect(screen.getByText(/lila@home\.example/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Not the same' }));
  await waitFor(() => expect(changes).toHaveLength(1));
});
