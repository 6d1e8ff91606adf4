import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { BookingModal } from '#web/admin/bookings/booking-detail.tsx';
import { type MockResponse, problem } from '../../mock-api.ts';
import { at, bookingAt, mockAdminApi, renderAdmin, slotsAt } from '../support.tsx';

const [ten, eleven, friday] = [at('2026-12-01', 10), at('2026-12-01', 11), at('2026-12-04', 9)];

let stored: StaffBooking;
let offered: string[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T05:00:00Z'), toFake: ['Date'] });
  stored = bookingAt(ten);
  offered = [eleven, friday];
});

/** Opens the booking; each change is answered with the next response, or stores what the first argument says. */
async function openBooking(change: Partial<StaffBooking>, ...responses: MockResponse[]) {
  const answer = (): MockResponse => {
    const response = responses.shift();
    if (response) return response;
    stored = { ...stored, ...change };
    return { status: 200, body: { booking: stored } };
  };
  const api = mockAdminApi({
    'GET /api/admin/bookings/b1': () => ({ status: 200, body: { booking: stored } }),
    'GET /api/admin/slots': (search) => slotsAt(...offered)(search),
    'GET /api/admin/hosts': { items: [{ id: 'demo-team', nameEn: 'Demo team', active: true }] },
    'POST /api/admin/bookings/b1/cancel': answer,
    'PATCH /api/admin/bookings/b1': answer,
    'POST /api/admin/bookings': () => {
      stored = { ...stored, replacedBy: 'b2' };
      return { status: 201, body: { booking: bookingAt(friday, { id: 'b2' }) } };
    },
  });
  const user = renderAdmin(<BookingModal id="b1" onClose={() => {}} />);
  await screen.findByText(texts.statuses[stored.status]);
  return { api, user };
}

const button = (name: string) => screen.getByRole('button', { name });
const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const tuesday = /^Tuesday, 1 December/;
const time = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

async function choose(user: Awaited<ReturnType<typeof openBooking>>['user'], onDay: RegExp, at: RegExp) {
  await user.click(await day(onDay));
  await user.click(await time(at));
}

test('moves a demo to an available time of the calendar, month by month', async () => {
  const { api, user } = await openBooking({ startsAt: friday, endsAt: at('2026-12-04', 10) });
  await user.click(button(texts.move));
  await day(/^Tuesday, 1 December, 1 available time$/);
  expect(button(texts.hours.moveTo)).toHaveProperty('disabled', true);
  expect(await day(/^Friday, 4 December, 1 available time$/)).toBeTruthy();
  await expect
    .poll(() => api.reads.filter(({ endpoint }) => endpoint.endsWith('slots')).map(({ search }) => search))
    .toEqual(['?from=2026-12-01&days=31&hostId=demo-team', '?from=2027-01-01&days=31&hostId=demo-team']);
  await choose(user, /^Friday, 4 December/, /^9:00/);
  await user.click(button(texts.hours.moveTo));
  expect(await screen.findByText(texts.moved('Fri 4 Dec 2026, 09:00–10:00', stored.host.name))).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(api.changes).toMatchObject([{ endpoint: 'PATCH /api/admin/bookings/b1', body: { startsAt: friday } }]);
});

test('the hour that the booking has is not offered, although another host has it free', async () => {
  const { user } = await openBooking({});
  offered = [ten, eleven];
  await user.click(button(texts.move));
  await user.click(await day(/^Tuesday, 1 December, 1 available time$/));
  expect((await time(/^10:00/)).disabled).toBe(true);
  expect((await time(/^11:00/)).disabled).toBe(false);
});

test('offers the nearest free hours when the chosen one has just been taken', async () => {
  const taken = problem(409, 'slot_taken', { alternatives: [friday] });
  const { api, user } = await openBooking({ startsAt: friday, endsAt: at('2026-12-04', 10) }, taken);
  await user.click(button(texts.move));
  await choose(user, tuesday, /^11:00/);
  await user.click(button(texts.hours.moveTo));
  expect((await screen.findByText(texts.slotTaken)).closest('[role=alert]')).toBeTruthy();
  await user.click(within(screen.getByRole('group', { name: texts.alternatives })).getByRole('button'));
  expect(await screen.findByText(texts.moved('Fri 4 Dec 2026, 09:00–10:00', stored.host.name))).toBeTruthy();
  expect(api.changes.map(({ body }) => body)).toEqual([
    { startsAt: eleven, hostId: 'demo-team', undoable: true },
    { startsAt: friday, hostId: 'demo-team', undoable: true },
  ]);
});

test('says why and shows the present state when the booking has changed', async () => {
  const { user } = await openBooking({}, problem(409, 'status_changed', { detail: 'This demo has begun.' }));
  await user.click(button(texts.move));
  await choose(user, tuesday, /^11:00/);
  stored = { ...stored, status: 'cancelled' };
  await user.click(button(texts.hours.moveTo));
  expect(await screen.findByText('This demo has begun.')).toBeTruthy();
  expect(await screen.findByText(texts.statuses.cancelled)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.move })).toBeNull();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('asks before it cancels, and says that the visitor gets a mail', async () => {
  const { api, user } = await openBooking({ status: 'cancelled' });
  await user.click(button(texts.cancel));
  const question = screen.getByRole('dialog', { name: texts.confirmCancel.title });
  expect(question.textContent).toContain(texts.confirmCancel.mail('layla@gulf-logistics.example'));
  expect(api.changes).toEqual([]);
  await user.click(button(texts.confirmCancel.confirm));
  expect(await screen.findByText(texts.cancelled)).toBeTruthy();
  expect(await screen.findByText(texts.statuses.cancelled)).toBeTruthy();
  await expect.poll(() => document.activeElement?.localName).not.toBe('body');
  expect(document.activeElement?.contains(button(texts.bookAgain))).toBe(true);
});

test('notes how a demo went once it has begun, and undoes it', async () => {
  stored = bookingAt(at('2026-11-30', 9));
  const { api, user } = await openBooking({ status: 'no_show' });
  expect(screen.queryByRole('button', { name: texts.move })).toBeNull();
  await user.click(button(texts.noShow));
  expect(await screen.findByText(texts.noted(texts.statuses.no_show))).toBeTruthy();
  await screen.findByRole('button', { name: texts.resetOutcome });
  await expect.poll(() => button(texts.resetOutcome)).toHaveProperty('disabled', false);
  await user.click(button(texts.resetOutcome));
  await expect
    .poll(() => api.changes.map(({ body }) => body))
    .toEqual([{ status: 'no_show' }, { status: 'confirmed' }]);
});

test('a missed demo is booked again, and its dialog leads to the new booking', async () => {
  stored = bookingAt(at('2026-11-30', 9), { status: 'no_show' });
  const { api, user } = await openBooking({});
  await user.click(button(texts.bookAgain));
  await choose(user, /^Friday, 4 December/, /^9:00/);
  await user.click(button(texts.hours.bookThis));
  expect(await screen.findByText(texts.booked('Fri 4 Dec 2026, 09:00–10:00'))).toBeTruthy();
  expect(api.changes).toMatchObject([
    { endpoint: 'POST /api/admin/bookings', body: { submissionId: 's1', startsAt: friday } },
  ]);
  const link = await screen.findByRole('link', { name: texts.openNext });
  expect(link.getAttribute('href')).toBe('/admin/bookings/b2');
  // Its outcome and its hour can no longer change.
  for (const name of [texts.bookAgain, texts.resetOutcome, texts.held]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('the host reads the chat in which a demo was booked, and no link without one', async () => {
  const name = conversation.timeline.chat;
  stored = bookingAt(ten, { chatSessionId: 'session_1' });
  await openBooking({});
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/admin/inbox/chats/session_1');
  cleanup();
  stored = bookingAt(ten);
  await openBooking({});
  expect(screen.queryByRole('link', { name })).toBeNull();
});
