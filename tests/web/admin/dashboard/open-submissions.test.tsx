import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { OpenSubmissions } from '#web/admin/dashboard/open-submissions.tsx';
import { staffSubmission } from '../inbox/submission-detail.ts';
import { me, mockInbox } from '../inbox/support.tsx';
import { bookingAt, renderAdmin } from '../support.tsx';

const { open: texts, takeOf } = admin.dashboard;

test('what is assigned to me opens beside my open submissions', async () => {
  const { reads } = mockInbox([staffSubmission('Layla', { assignee: me })]);
  renderAdmin(<OpenSubmissions assignee="me" />);
  const link = await screen.findByRole('link', { name: 'Layla Haddad' });
  expect(link.getAttribute('href')).toBe('/admin/inbox/Layla?assignee=me&open=true');
  expect(screen.queryByText(/assigned to/)).toBeNull();
  expect(reads.map(({ search }) => search)).toContain('?assignee=me&open=true&limit=12');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what nobody has is taken in one press', async () => {
  const { changes } = mockInbox([staffSubmission('Omar')]);
  const user = renderAdmin(<OpenSubmissions assignee="none" />);
  await user.click(await screen.findByRole('button', { name: takeOf('Omar Haddad') }));
  await waitFor(() =>
    expect(changes[0]!.body).toEqual({ changes: [{ id: 'Omar', assignee: me, expectedAssignee: null }] }),
  );
});

test('a visitor with a step or a meeting is listed there only, unless a reply waits', async () => {
  const nextStep = { text: 'Send the price list', dueOn: '2026-11-26' };
  const named = (name: string, more = {}) =>
    staffSubmission(name, { assignee: me, email: `${name}@x.example`, ...more });
  mockInbox(
    [
      named('Step', { next_step: nextStep }),
      named('Met'),
      named('Waits', { status: 'contacted', waiting_since: '2026-11-25T08:00:00.000Z' }),
      named('Both', { next_step: nextStep, status: 'contacted', waiting_since: '2026-11-25T08:00:00.000Z' }),
      named('Plain'),
    ],
    [],
    {
      'GET /api/admin/bookings': (search) => ({
        status: 200,
        body: {
          items: search.includes('outcome')
            ? ['Met', 'Waits'].map((name) => {
                const booking = bookingAt('2026-11-25T10:00:00.000Z', { id: name });
                return { ...booking, visitor: { ...booking.visitor, email: `${name}@X.example` } };
              })
            : [],
        },
      }),
    },
  );
  renderAdmin(<OpenSubmissions assignee="me" />);
  await screen.findByRole('link', { name: 'Plain Haddad' });
  const rows = [...screen.getByRole('list').children];
  expect(rows.map((row) => row.getAttribute('data-id'))).toEqual(['Waits', 'Plain']);
});

test('an empty list says so', async () => {
  mockInbox([]);
  renderAdmin(<OpenSubmissions assignee="me" />);
  expect(await screen.findByText(texts.me.empty)).toBeTruthy();
});
