import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { BookDialog } from '#web/admin/bookings/book-dialog.tsx';
import { RolesContext } from '#web/admin/roles.ts';
import { submission } from '../inbox/submission-detail.ts';
import { at, bookingAt, host, mockAdminApi, renderAdmin, slotsAt } from '../support.tsx';

const ten = at('2026-12-01', 10);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T05:00:00Z'), toFake: ['Date'] });
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
});

function open(role: Role, answer: object = { booking: bookingAt(ten) }) {
  const onClose = vi.fn();
  const api = mockAdminApi({
    'GET /api/admin/submissions': { items: [submission], nextCursor: null },
    'GET /api/admin/hosts': {
      items: [host, { ...host, id: 'ada', nameEn: 'Ada' }, { ...host, id: 'x', active: false }],
    },
    'GET /api/admin/slots': (search) => slotsAt(...(search.includes('demo-team') ? [] : [ten]))(search),
    'POST /api/admin/bookings': answer,
    'DELETE /api/admin/bookings/b1': () => ({ status: 204, body: undefined }),
  });
  const user = renderAdmin(
    <RolesContext value={[role]}>
      <BookDialog startsAt={ten} onClose={onClose} />
    </RolesContext>,
  );
  return { api, user, onClose };
}

test('a name leads to the host and the email, and only the button books', async () => {
  const { api, user, onClose } = open('sales');
  await user.click(await screen.findByRole('button', { name: new RegExp(submission.email) }));
  const hosts = await screen.findByLabelText<HTMLSelectElement>(texts.fields.host);
  // The other hosts are busy or take no bookings.
  expect([...hosts.options].map(({ text }) => text)).toEqual(['Ada']);
  expect(screen.getByRole('heading', { name: texts.bookFor.email })).toBeTruthy();
  expect(api.changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.bookFor.confirm }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(api.changes).toMatchObject([
    { body: { submissionId: submission.id, startsAt: ten, hostId: 'ada', undoable: true } },
  ]);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await expect.poll(() => api.changes.at(-1)?.endpoint).toBe('DELETE /api/admin/bookings/b1');
});

test('the way back leads to the names', async () => {
  const { user } = open('sales');
  await user.click(await screen.findByRole('button', { name: new RegExp(submission.email) }));
  await user.click(await screen.findByRole('button', { name: texts.bookFor.back }));
  expect(screen.getByRole('searchbox', { name: texts.bookFor.label.demo })).toBeTruthy();
});

test.each([
  ['sales', 'demo'],
  ['recruiting', 'career'],
] as const)('%s chooses among the open records of its own type', async (role, formType) => {
  const { api } = open(role);
  await screen.findByRole('list', { name: texts.bookFor.list[formType] });
  expect(api.reads.find(({ endpoint }) => endpoint.endsWith('/submissions'))?.search).toContain(`formType=${formType}`);
  expect(screen.queryByLabelText(texts.bookFor.kind)).toBeNull();
});

test('an administrator chooses between a demo and an interview', async () => {
  const { user } = open('admin');
  await user.selectOptions(await screen.findByLabelText(texts.bookFor.kind), 'career');
  const list = await screen.findByRole('list', { name: texts.bookFor.list.career });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
});
