import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MailView } from '#web/admin/mail/mail-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

test('the emails are loaded 25 at a time, newsletters apart', async () => {
  const { reads } = mockAdminApi({
    'GET /api/admin/emails': { items: [], nextCursor: null },
    'GET /api/admin/newsletters': { items: [], nextCursor: null },
    'GET /api/admin/mail-state': { refusal: null, failed: 0, deadLetters: 0 },
  });
  renderAdmin(<MailView />);
  await screen.findByText(/^No email yet\./);
  // happy-dom does not know the element `search`, which React reports.
  vi.mocked(console.error).mockClear();
  expect(reads.map(({ endpoint, search }) => endpoint + search)).toContain(
    'GET /api/admin/emails?limit=25&letters=none',
  );
});
