import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { BookingsView } from '#web/admin/bookings/bookings-view.tsx';
import { at, bookingAt, host, mockAdminApi, nationalDay, renderAdmin, slotsAt } from '../support.tsx';

const layla = bookingAt(at('2026-12-01', 10));
const omar = bookingAt(at('2026-12-04', 16), {
  id: 'b2',
  status: 'cancelled',
  visitor: { ...layla.visitor, name: 'عمر ناصر', company: null, locale: 'ar', timezone: null },
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T05:00:00Z'), toFake: ['Date'] });
});

function openView(address: string, hosts = [host]) {
  const api = mockAdminApi({
    'GET /api/admin/bookings': { items: [layla, omar] },
    'GET /api/admin/bookings/b1': { booking: layla },
    'GET /api/admin/hosts': { items: hosts },
    'GET /api/admin/calendar': { items: [nationalDay] },
    'GET /api/admin/slots': slotsAt(at('2026-12-01', 11)),
  });
  const user = renderAdmin(
    <Routes>
      <Route path="/admin/bookings/:id?" element={<BookingsView />} />
    </Routes>,
    address,
  );
  return { api, user };
}

const address = () => screen.getByLabelText('Address').textContent;

test('the week is a table of days and hours, with the closed days', async () => {
  const { api } = openView('/admin/bookings?week=2026-12-03');
  const table = await screen.findByRole('table', { name: '30 Nov – 6 Dec 2026' });
  expect(api.reads.find(({ endpoint }) => endpoint === 'GET /api/admin/bookings')?.search).toBe(
    '?from=2026-11-30&days=7',
  );
  const headers = within(table).getAllByRole('columnheader');
  expect(headers).toHaveLength(8);
  expect(headers[1]!.getAttribute('aria-current')).toBe('date');
  expect(headers[3]!.textContent).toContain('Closed: National Day (expected)');
  const tenOClock = within(table).getByRole('row', { name: /^10:00/ });
  const cell = within(tenOClock).getAllByRole('cell')[1]!;
  expect(within(cell).getByRole('link').textContent).toBe('Layla HaddadGulf LogisticsConfirmed');
  expect(within(cell).getByRole('link').getAttribute('href')).toBe('/admin/bookings/b1?week=2026-12-03');
  expect(within(table).getAllByRole('link')).toHaveLength(2);
});

test('the same week by day, for narrow screens', async () => {
  openView('/admin/bookings?week=2026-11-30');
  const list = await screen.findByRole('list', { name: '30 Nov – 6 Dec 2026' });
  const days = [...list.children].map((day) => day.textContent);
  expect(days[0]).toMatch(/^Mon 30 NovNo bookings/);
  expect(days[1]).toContain('10:00–11:00 · Gulf Logistics');
  expect(days[2]).toContain('Closed: National Day (expected)');
  expect(days[4]).toContain('عمر ناصر');
  expect(days[5]).toContain(texts.noDemos);
});

test('the host is named when there are several', async () => {
  openView('/admin/bookings?week=2026-11-30', [host, { ...host, id: 'other', nameEn: 'Other' }]);
  const table = await screen.findByRole('table');
  expect(within(table).getAllByText('Demo team')).toHaveLength(2);
});

test('the week is in the address', async () => {
  const { user } = openView('/admin/bookings');
  await screen.findByRole('table', { name: '30 Nov – 6 Dec 2026' });
  await user.click(screen.getByRole('link', { name: texts.next }));
  await screen.findByRole('table', { name: '7 Dec – 13 Dec 2026' });
  expect(address()).toBe('/admin/bookings?week=2026-12-07');
  await user.click(screen.getByRole('link', { name: texts.today }));
  expect(address()).toBe('/admin/bookings');
  await user.click(screen.getByRole('link', { name: texts.previous }));
  expect(address()).toBe('/admin/bookings?week=2026-11-23');
});

test('the coming bookings are a list from today on', async () => {
  const { api, user } = openView('/admin/bookings');
  await user.click(screen.getByRole('link', { name: texts.viewNames.coming }));
  const list = await screen.findByRole('list', { name: texts.lists.coming.title });
  expect(address()).toBe('/admin/bookings?view=coming');
  expect(screen.getByRole('link', { name: texts.viewNames.coming }).getAttribute('aria-current')).toBe('page');
  expect(api.reads.at(-1)?.search).toBe('?from=2026-11-30&days=31');
  expect(within(list).getAllByRole('listitem')[0]!.textContent).toContain('Tue 1 Dec 2026, 10:00–11:00');
});

test('a booking opens in the view that it was opened from', async () => {
  const { user } = openView('/admin/bookings?view=coming');
  await user.click(await screen.findByRole('link', { name: 'Layla Haddad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Layla Haddad' });
  expect(address()).toBe('/admin/bookings/b1?view=coming');
  expect(within(dialog).getByText('Tue 1 Dec 2026, 10:00–11:00')).toBeTruthy();
  expect(within(dialog).getByText('Tue 1 Dec, 06:00 (Europe/London)')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: layla.visitor.email }).getAttribute('href')).toBe(
    'mailto:layla@gulf-logistics.example',
  );
  expect(within(dialog).getByRole('link', { name: texts.submission }).getAttribute('href')).toBe('/admin/inbox/s1');
  const { visitor } = layla;
  for (const text of [visitor.phone, visitor.wants, visitor.wrote])
    expect(within(dialog).getByText(text!)).toBeTruthy();
  const meeting = within(dialog).getByRole('link', { name: layla.host.meetingUrl! });
  expect(meeting.getAttribute('href')).toBe(layla.host.meetingUrl);
  await user.click(within(dialog).getByRole('button', { name: admin.states.close }));
  expect(address()).toBe('/admin/bookings?view=coming');
});

test('a meeting that is over needs an outcome instead of being confirmed', async () => {
  vi.setSystemTime(Date.parse(layla.endsAt));
  openView('/admin/bookings?view=coming');
  const list = await screen.findByRole('list', { name: texts.lists.coming.title });
  const first = within(list).getAllByRole('listitem')[0]!;
  expect(first.textContent).toContain(texts.viewNames.over);
  expect(first.textContent).not.toContain(texts.statuses.confirmed);
});
