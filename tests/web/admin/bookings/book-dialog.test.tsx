import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { BookDialog } from '#web/admin/bookings/book-dialog.tsx';
import { RolesContext } from '#web/admin/roles.ts';
import { submission } from '../inbox/submission-detail.ts';
import { at, bookingAt, host, mockAdminApi, renderAdmin, slotsAt, staffOfThree } from '../support.tsx';

const application = { ...submission, form_type: 'career' as const };
const ten = at('2026-12-01', 10);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T05:00:00Z'), toFake: ['Date'] });
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
});

function open(role: Role, answer: object = { booking: bookingAt(ten) }) {
  const onClose = vi.fn();
  const api = mockAdminApi({
    'GET /api/admin/submissions': { items: [role === 'recruiting' ? application : submission], nextCursor: null },
    'GET /api/admin/hosts': {
      items: [host, { ...host, id: 'ada', nameEn: 'Ada' }, { ...host, id: 'x', active: false }],
    },
    'GET /api/admin/staff': staffOfThree,
    'GET /api/admin/slots': (search) => slotsAt(...(/demo-team|amal/.test(search) ? [] : [ten]))(search),
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

test('an interview is booked with colleagues who are free, and says when one is not', async () => {
  const { api, user } = open('recruiting');
  await user.click(await screen.findByRole('button', { name: new RegExp(submission.email) }));
  const book = () => screen.getByRole('button', { name: texts.bookFor.confirm });
  const first = await screen.findByLabelText('Interviewer');
  expect(book()).toHaveProperty('disabled', true);
  await user.selectOptions(first, 'amal@rihla.example');
  expect(await screen.findByText(/^Not everyone is free at this time/)).toBeTruthy();
  expect(book()).toHaveProperty('disabled', true);
  await user.selectOptions(first, 'rami@rihla.example');
  await expect.poll(() => book().hasAttribute('disabled')).toBe(false);
  await user.click(book());
  await expect.poll(() => api.changes).toMatchObject([{ body: { interviewers: ['rami@rihla.example'] } }]);
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
