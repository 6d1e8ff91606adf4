import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddFile } from '#web/admin/inbox/conversation/add-file.tsx';
import { FileItem } from '#web/admin/inbox/conversation/file-item.tsx';
import { problem } from '../../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../../support.tsx';

const cv = (size = 300) => new File([new Uint8Array(size)], 'CV.pdf', { type: 'application/pdf' });
const stored = { id: 'f1', name: 'CV.pdf', size: 300, type: 'application/pdf', suspicious: false };
const added = { by: 'yara@rihla.example', at: '2026-11-30T08:00:00.000Z' };

test('a chosen file is sent at once, and the toast names it', async () => {
  const { changes } = mockAdminApi({ 'POST /api/admin/submissions/s1/files': { file: { ...stored, added } } });
  const user = renderAdmin(<AddFile id="s1" />);
  expect(screen.getByRole('button', { name: 'Add a file…' })).toBeTruthy();
  await user.upload(screen.getByLabelText('Add a file…', { selector: 'input' }), cv());
  expect(await screen.findByText(/CV\.pdf.? was added\.$/)).toBeTruthy();
  expect((changes[0]!.body as FormData).get('file')).toMatchObject({ name: 'CV.pdf', size: 300 });
});

test('a file that is too large is not sent, and one that is refused says why', async () => {
  const errors = [{ path: 'files', message: 'CV.pdf was not attached.' }];
  const refused = problem(422, 'validation_failed', { errors });
  const { changes } = mockAdminApi({ 'POST /api/admin/submissions/s1/files': () => refused });
  const user = renderAdmin(<AddFile id="s1" />);
  const input = screen.getByLabelText('Add a file…', { selector: 'input' });
  await user.upload(input, cv(10 * 1024 * 1024 + 1));
  expect(await screen.findByText(/^The files are larger than 10 MB in total\./)).toBeTruthy();
  expect(changes).toEqual([]);
  await user.upload(input, cv());
  expect(await screen.findByText('CV.pdf was not attached.')).toBeTruthy();
});

test('a file of staff says who added it, and is removed after a question', async () => {
  const { changes } = mockAdminApi({
    'GET /api/admin/staff': { items: [{ email: added.by, name: 'Yara Haddad', roles: [] }] },
    'DELETE /api/admin/attachments/f1': () => ({ status: 204, body: undefined }),
  });
  const user = renderAdmin(<FileItem file={{ ...stored, added }} />);
  expect(await screen.findByText('Added by Yara Haddad, Mon 30 Nov 2026, 12:00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Remove .?CV\.pdf/ }));
  expect(changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The file was removed.')).toBeTruthy();
  expect(changes).toMatchObject([{ endpoint: 'DELETE /api/admin/attachments/f1' }]);
});

test('a file of the visitor cannot be removed', () => {
  renderAdmin(<FileItem file={stored} />);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
