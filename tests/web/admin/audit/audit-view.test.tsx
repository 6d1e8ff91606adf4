import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { audit } from '#shared/staff-texts/audit.ts';
import { AuditView } from '#web/admin/audit/audit-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

test('shows who did what, and is narrowed to one staff member by name', async () => {
  const entry = {
    id: 1,
    action: 'list_exported',
    detail: 'submissions',
    by: 'amal@rihla.example',
    at: '2026-11-26T08:00:00.000Z',
    target: { kind: 'submission', id: 's1' },
  };
  const api = mockAdminApi({
    'GET /api/admin/staff': {
      items: [
        { email: 'amal@rihla.example', name: 'أمل' },
        { email: 'b@rihla.example', name: '' },
      ],
    },
    'GET /api/admin/audit': { items: [entry], nextCursor: null },
  });
  const user = renderAdmin(<AuditView />);
  const person = await screen.findByLabelText<HTMLSelectElement>(audit.person);
  await screen.findByRole('option', { name: 'أمل' });
  expect(screen.getByRole('option', { name: 'b@rihla.example' })).toBeTruthy();
  expect(screen.getAllByText(audit.actions.list_exported)).toHaveLength(2);
  const link = screen.getByRole('link', { name: /^Open: Exported a list/ });
  expect(link.getAttribute('href')).toBe('/admin/inbox/s1');
  // happy-dom does not know the element `search`, which React reports.
  vi.mocked(console.error).mockClear();
  await user.selectOptions(person, 'أمل');
  await expect.poll(() => api.reads.at(-1)?.search).toContain('person=amal%40rihla.example');
});
