import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { KeepForLater } from '#web/admin/inbox/hiring/keep-for-later.tsx';
import { KeptList } from '#web/admin/inbox/hiring/kept-list.tsx';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { application } from '../submission-detail.ts';

const keep = { until: '2027-11-30', asked_at: '2026-11-30T08:00:00.000Z', agreed_at: null };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T08:00:00Z'), toFake: ['Date'] });
});

function open(overrides: Partial<StaffSubmission> = {}) {
  const { changes } = mockAdminApi({ 'POST /api/admin/submissions/s1/keep': { keep } });
  const user = renderAdmin(<KeepForLater submission={{ ...application, ...overrides }} />);
  return { changes, user };
}

test('asks with the day that staff choose, and only by the button', async () => {
  const { changes, user } = open();
  await user.click(screen.getByRole('button', { name: 'Keep for later…' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^The applicant gets one email in their language that asks for consent\./)).toBeTruthy();
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
    '6 months: Sun 30 May 2027',
    '12 months: Tue 30 Nov 2027',
    '24 months: Thu 30 Nov 2028',
  ]);
  await user.click(dialog.getByRole('radio', { name: /^24 months/ }));
  expect(changes).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send the email' }));
  expect(await screen.findByText('The applicant is asked by email.')).toBeTruthy();
  expect(changes).toMatchObject([{ body: { months: 24 } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['before the answer', keep, /^Asked to keep it until Tue 30 Nov 2027 .* Without consent, nothing changes\.$/],
  ['with consent', { ...keep, agreed_at: '2026-12-01T08:00:00.000Z' }, /^Kept until Tue 30 Nov 2027\./],
])('says what holds %s, and does not ask again', (_, state, text) => {
  open({ keep: state });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([{ hidden: { as: 'spam', at: '2026-11-29' } }, { status: 'withdrawn' }] as Partial<StaffSubmission>[])(
  'is not offered for %j',
  (state) => {
    open(state);
    expect(screen.queryByRole('button', { name: 'Keep for later…' })).toBeNull();
  },
);

test('the board lists who is kept, with the day', async () => {
  const agreed = { ...keep, agreed_at: '2026-12-01T08:00:00.000Z' };
  const items = [{ ...application, stage: 'declined', keep: agreed }];
  const { reads } = mockAdminApi({ 'GET /api/admin/submissions': { items, nextCursor: null } });
  renderAdmin(<KeptList position="AI Engineer" />);
  const list = within(await screen.findByRole('list', { name: 'Kept for later' }));
  expect(list.getByRole('link').getAttribute('href')).toBe('/admin/applications/s1');
  expect(list.getByText(/kept until Tue 30 Nov 2027/)).toBeTruthy();
  expect(reads.at(-1)!.search).toBe('?formType=career&kept=true&limit=25&position=AI+Engineer');
});

test('without anyone kept, the list says how to ask', async () => {
  mockAdminApi({ 'GET /api/admin/submissions': { items: [], nextCursor: null } });
  renderAdmin(<KeptList position="" />);
  expect(await screen.findByText(/^No applicant has agreed to be kept for later\./)).toBeTruthy();
});
