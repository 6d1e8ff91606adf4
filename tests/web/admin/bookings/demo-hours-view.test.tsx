import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type { Host } from '#shared/contracts/hosts.ts';
import { calendar as calendarTexts } from '#shared/staff-texts/bookings.ts';
import { DemoHoursView, Hosts } from '#web/admin/bookings/demo-hours-view.tsx';
import type { MockResponse } from '../../mock-api.ts';
import { at, bookingAt, host, mockAdminApi, renderAdmin } from '../support.tsx';

const { hosts: texts, feed } = calendarTexts;

async function openHosts(answer: (() => MockResponse) | object = { host }, affected: StaffBooking[] = []) {
  const hosts: Host[] = [host];
  const api = mockAdminApi({
    'GET /api/admin/hosts': () => ({ status: 200, body: { items: hosts } }),
    'PATCH /api/admin/hosts/demo-team': answer,
    'POST /api/admin/hosts/demo-team/affected': { items: affected },
    'POST /api/admin/hosts': answer,
    'POST /api/admin/hosts/demo-team/feed': () => {
      hosts[0] = { ...host, feedUrl: 'https://rihla.example/calendar/new.ics' };
      return { status: 200, body: { host: hosts[0] } };
    },
  });
  const user = renderAdmin(<Hosts />);
  await screen.findByRole('region', { name: host.nameEn });
  return { api, user };
}

/** The stored changes, without the questions about them. */
const changesOf = ({ changes }: ReturnType<typeof mockAdminApi>) =>
  changes.filter(({ endpoint }) => !endpoint.endsWith('/affected'));
const saveButton = () => screen.getByRole('button', { name: texts.save });
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('the hours of a host are saved with one button', async () => {
  const { api, user } = await openHosts();
  expect([checkbox('Friday 13:00').checked, checkbox('Saturday 10:00').checked]).toEqual([true, false]);
  await user.click(checkbox('Friday 13:00'));
  await user.click(checkbox('Saturday 10:00'));
  await user.click(checkbox('Saturday 09:00'));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  const { hours } = changesOf(api)[0]!.body as Host;
  expect(hours[5]).toEqual([9, 10, 11, 14, 15, 16]);
  expect(hours[6]).toEqual([9, 10]);
  await user.click(checkbox('Saturday 09:00'));
  expect(screen.queryByText(texts.saved)).toBeNull();
});

test('only the edited fields are saved, and the others show what a colleague has saved', async () => {
  const hosts = [host];
  const api = mockAdminApi({
    'GET /api/admin/hosts': () => ({ status: 200, body: { items: hosts } }),
    'PATCH /api/admin/hosts/demo-team': () => {
      const edits = api.changes.at(-1)!.body as Partial<Host>;
      hosts[0] = { ...hosts[0]!, email: 'amal@rihla.example', ...edits };
      return { status: 200, body: { host: hosts[0] } };
    },
    'POST /api/admin/hosts/demo-team/affected': { items: [] },
  });
  const user = renderAdmin(<Hosts />);
  await user.click(await screen.findByRole('checkbox', { name: texts.active }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByDisplayValue('amal@rihla.example')).toBeTruthy();
  await expect.poll(() => saveButton().getAttribute('aria-disabled')).toBe('false');
  await user.click(checkbox('Friday 13:00'));
  await user.click(screen.getByRole('button', { name: texts.save }));
  await expect.poll(() => changesOf(api).length).toBe(2);
  expect(changesOf(api).map(({ body }) => Object.keys(body as object))).toEqual([['active'], ['hours']]);
});

const layla = bookingAt(at('2026-12-04', 13));

test.each([
  ['hours that are cut', 'Friday 13:00', { hours: expect.anything() }],
  ['a host who takes no new demos', texts.active, { active: false }],
])('for %s, affected demos are listed before anything is stored', async (_, name, edits) => {
  const { api, user } = await openHosts({ host: { ...host, affected: [layla] } }, [layla]);
  await user.click(checkbox(name));
  await user.click(saveButton());
  const question = await screen.findByRole('dialog', { name: texts.confirm.title });
  const link = within(question).getByRole('link', { name: /^Layla Haddad Fri 4 Dec 2026, 13:00–14:00/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/admin/bookings/b1', '_blank']);
  expect(api.changes).toMatchObject([{ endpoint: 'POST /api/admin/hosts/demo-team/affected', body: edits }]);
  await user.click(within(question).getByRole('button', { name: texts.confirm.cancel }));
  expect(changesOf(api)).toEqual([]);
  const { checked } = checkbox(name);
  expect(checked).toBe(false);
  await user.click(saveButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(changesOf(api)).toMatchObject([{ endpoint: 'PATCH /api/admin/hosts/demo-team', body: edits }]);
});

test('the demos that a host cannot take stay listed until they are moved', async () => {
  const { user } = await openHosts();
  expect(screen.queryByText(texts.affected(1))).toBeNull();
  vi.mocked(fetch).mockImplementation(async () => Response.json({ items: [{ ...host, affected: [layla] }], host }));
  await user.type(screen.getByLabelText(texts.nameEn), '!');
  await user.click(saveButton());
  expect(await screen.findByText(texts.affected(1))).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Layla Haddad/ }).getAttribute('target')).toBeNull();
});

test('a new host begins with the hours of the first one', async () => {
  const { api, user } = await openHosts({ host: { ...host, id: 'h2', nameEn: 'Amal' } });
  await user.click(screen.getByRole('button', { name: texts.add }));
  const dialog = within(screen.getByRole('dialog', { name: texts.title }));
  await user.type(dialog.getByLabelText(texts.nameEn), 'Amal');
  await user.type(dialog.getByLabelText(texts.nameAr), 'أمل');
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.added('Amal'))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.changes).toMatchObject([
    { body: { nameEn: 'Amal', nameAr: 'أمل', email: null, hours: host.hours, active: true } },
  ]);
});

test('the calendar address can be copied', async () => {
  const { user } = await openHosts();
  await user.click(screen.getByRole('button', { name: feed.copyOf(host.nameEn) }));
  expect(await screen.findByText(feed.copied)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(host.feedUrl);
});

test('says so when the browser does not allow copying', async () => {
  const { user } = await openHosts();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: feed.copyOf(host.nameEn) }));
  expect(await screen.findByText(feed.copyFailed)).toBeTruthy();
});

test('a new calendar address is made only after a question', async () => {
  const { api, user } = await openHosts();
  await user.click(screen.getByRole('button', { name: feed.renewOf(host.nameEn) }));
  expect(screen.getByRole('dialog', { name: feed.confirm.title }).textContent).toContain('stops working');
  expect(api.changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: feed.confirm.confirm }));
  expect(await screen.findByDisplayValue('https://rihla.example/calendar/new.ics')).toBeTruthy();
  expect(screen.getByText(feed.renewed)).toBeTruthy();
});

test('a link to the closed days shows them once the hosts above are there', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  mockAdminApi({ 'GET /api/admin/hosts': { items: [host] }, 'GET /api/admin/calendar': { items: [] } });
  renderAdmin(<DemoHoursView />, '/admin/bookings/hours#closed-days');
  const closedDays = screen.getByRole('region', { name: calendarTexts.periods.title });
  await screen.findByRole('region', { name: host.nameEn });
  expect(document.activeElement!.contains(closedDays)).toBe(true);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(scrolled.mock.instances[0]).toBe(document.activeElement);
});
