import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffPosition } from '#shared/contracts/positions.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { positions as texts } from '#shared/staff-texts/positions.ts';
import { gulfDate } from '#shared/time/days.ts';
import { PositionsView } from '#web/admin/positions/positions-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const title = 'AI Engineer';
const open: StaffPosition = { slug: 'ai-engineer', title, isClosed: false, closesOn: null, opensOn: null };
const closing = { ...open, closesOn: '2026-12-04', opensOn: '2027-01-10' };

function show(item: StaffPosition, put: object = { position: item }) {
  const replies = { 'GET /api/admin/positions': { items: [item] }, 'PUT /api/admin/positions/ai-engineer': put };
  const { changes } = mockAdminApi(replies as Parameters<typeof mockAdminApi>[0]);
  return { changes, user: renderAdmin(<PositionsView />) };
}

test.each([
  [open, 'Open'],
  [closing, 'Closes on Fri 4 Dec 2026, reopens on Sun 10 Jan 2027'],
  [{ ...closing, isClosed: true, opensOn: null }, 'Closed since Fri 4 Dec 2026'],
])('says in words how a position is: $1', async (item, words) => {
  show(item);
  expect(await within(await screen.findByRole('region', { name: title })).findByText(words)).toBeTruthy();
});

test('the days are saved, said, and undone', async () => {
  const { changes, user } = show(open, { position: closing });
  await user.type(await screen.findByLabelText('AI Engineer: closes on'), '2026-12-04');
  await user.type(screen.getByLabelText('AI Engineer: reopens on (optional)'), '2027-01-10');
  await user.click(screen.getByRole('button', { name: texts.saveOf(title) }));
  await user.click(await screen.findByRole('button', { name: admin.toasts.undo }));
  await expect
    .poll(() => changes)
    .toMatchObject([
      { body: { closesOn: '2026-12-04', opensOn: '2027-01-10' } },
      { body: { closesOn: null, opensOn: null } },
    ]);
});

test('one press closes it today', async () => {
  const { changes, user } = show(open);
  await user.click(await screen.findByRole('button', { name: texts.closeOf(title) }));
  await expect.poll(() => changes).toMatchObject([{ body: { closesOn: gulfDate(), opensOn: null } }]);
});
