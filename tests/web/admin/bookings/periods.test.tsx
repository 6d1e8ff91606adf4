import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Period } from '#shared/contracts/bookings.ts';
import { calendar } from '#shared/staff-texts/bookings.ts';
import { Periods } from '#web/admin/bookings/periods.tsx';
import { type MockResponse, problem } from '../../mock-api.ts';
import { at, bookingAt, mockAdminApi, nationalDay, renderAdmin } from '../support.tsx';

const { periods: texts } = calendar;
const booking = bookingAt(at('2026-12-01', 10));
const { id: _id, affected: _affected, ...request } = nationalDay;

/** Each PUT stores the next period, or is answered with a response. */
async function openPeriods(...answers: (Period | (() => MockResponse))[]) {
  let items = [nationalDay];
  const store = (): MockResponse => {
    const answer = answers.shift()!;
    if (typeof answer === 'function') return answer();
    items = [answer];
    return { status: 200, body: { period: answer } };
  };
  const api = mockAdminApi({
    'GET /api/admin/calendar': () => ({ status: 200, body: { items } }),
    'PUT /api/admin/calendar/nationalDay-2026': store,
    'POST /api/admin/calendar': store,
    'DELETE /api/admin/calendar/nationalDay-2026': () => {
      items = [];
      return { status: 204 };
    },
  });
  const user = renderAdmin(<Periods />);
  await screen.findByText('National Day');
  return { api, user };
}

const button = (label: string) => screen.getByRole('button', { name: texts.actionOn(label, 'National Day') });

test('one click confirms expected days and keeps everything else', async () => {
  const { api, user } = await openPeriods({ ...nationalDay, certainty: 'official' });
  expect(screen.getByText(texts.certainties.expected)).toBeTruthy();
  await user.click(button(texts.confirm));
  expect(await screen.findByText(texts.certainties.official)).toBeTruthy();
  expect(api.changes).toMatchObject([{ body: { ...request, certainty: 'official' } }]);
  expect(screen.queryByRole('button', { name: texts.actionOn(texts.confirm, 'National Day') })).toBeNull();
  await expect.poll(() => document.activeElement?.localName).toBe('li');
  expect(document.activeElement?.textContent).toContain('National Day');
});

test('one click moves days, and the row says whose bookings are on them now', async () => {
  const moved = { ...nationalDay, firstDay: '2026-12-01', lastDay: '2026-12-02', affected: [booking] };
  const { api, user } = await openPeriods(moved);
  await user.click(button(texts.earlier));
  expect(await screen.findByText(/Booked on these days: \W*Layla Haddad/)).toBeTruthy();
  expect(api.changes[0]!.body).toEqual({ ...request, firstDay: '2026-12-01', lastDay: '2026-12-02' });
  const link = screen.getByRole('link', { name: 'Layla Haddad Tue 1 Dec 2026, 10:00–11:00' });
  expect(link.getAttribute('href')).toBe('/admin/bookings/b1');
});

test('two clicks in a row move days by two', async () => {
  const first = { ...nationalDay, firstDay: '2026-12-03', lastDay: '2026-12-04' };
  const { api, user } = await openPeriods(first, first);
  await user.click(button(texts.later));
  await screen.findByText('Thu 3 Dec 2026 – Fri 4 Dec 2026');
  await expect.poll(() => button(texts.later).getAttribute('aria-disabled')).toBe('false');
  await user.click(button(texts.later));
  await expect.poll(() => api.changes.length).toBe(2);
  expect(api.changes[1]!.body).toMatchObject({ firstDay: '2026-12-04', lastDay: '2026-12-05' });
});

test('closed days become short in the dialog, which stays open on a refusal', async () => {
  const errors = [{ path: 'toHour', message: 'A short day needs two hours.' }];
  const short = { ...nationalDay, kind: 'short' as const, fromHour: 9, toHour: 13 };
  const { api, user } = await openPeriods(() => problem(422, 'validation_failed', { errors }), short);
  await user.click(button(texts.edit));
  await user.selectOptions(screen.getByLabelText(texts.fields.kind), 'short');
  await user.selectOptions(screen.getByLabelText(texts.fields.toHour), '13:00');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText('A short day needs two hours.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(/Short days, 09:00–13:00/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.changes[1]!.body).toEqual({ ...request, kind: 'short', fromHour: 9, toHour: 13 });
});

test('days can be added', async () => {
  const { api, user } = await openPeriods({ ...nationalDay, id: 'p2', nameEn: 'Team day' });
  await user.click(screen.getByRole('button', { name: texts.add }));
  const dialog = within(screen.getByRole('dialog', { name: texts.addTitle }));
  await user.type(dialog.getByLabelText(texts.fields.nameEn), 'Team day');
  await user.type(dialog.getByLabelText(texts.fields.nameAr), 'يوم الفريق');
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(/^Added: Team day/)).toBeTruthy();
  expect(api.changes).toMatchObject([{ body: { nameEn: 'Team day', kind: 'closed', certainty: 'official' } }]);
});

test('days are removed only after a question', async () => {
  const { api, user } = await openPeriods();
  await user.click(button(texts.remove));
  expect(screen.getByRole('dialog').textContent).toContain('Wed 2 Dec 2026 – Thu 3 Dec 2026');
  expect(api.changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.confirmRemove.confirm }));
  expect(await screen.findByText(texts.removed('National Day'))).toBeTruthy();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(document.activeElement?.contains(screen.getByText(texts.removed('National Day')))).toBe(true);
});

test('what comes after the next three periods is folded', async () => {
  const items = [1, 2, 3, 4, 5].map((n) => ({ ...nationalDay, id: `p${n}`, nameEn: `Holiday ${n}` }));
  mockAdminApi({ 'GET /api/admin/calendar': { items } });
  renderAdmin(<Periods />);
  const folded = (await screen.findByText('2 later periods')).closest('details')!;
  expect(folded.open).toBe(false);
  expect(within(folded).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByText(/^Holiday \d$/)).toHaveLength(5);
});
