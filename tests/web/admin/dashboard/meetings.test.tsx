import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { bookings } from '#shared/staff-texts/bookings.ts';
import { Meetings } from '#web/admin/dashboard/meetings.tsx';
import { bookingAt, mockAdminApi, renderAdmin } from '../support.tsx';

const { meetings: texts } = admin.dashboard;
const me = { id: 'amal', name: 'Amal', email: 'Amal@rihla.example', meetingUrl: 'https://meet.example/amal' };
const named = (name: string) => ({ visitor: { ...bookingAt('2026-11-26T10:00:00.000Z').visitor, name } });

test('the first three meetings without an outcome are listed, my own before the others', async () => {
  const meetingsOver = ['a', 'b', 'c', 'd', 'e'].map((id) => bookingAt('2026-11-25T10:00:00.000Z', { id }));
  const own = bookingAt('2026-11-25T11:00:00.000Z', { id: 'own', ...named('Own'), host: me });
  const { reads } = mockAdminApi({
    'GET /api/admin/me': { email: 'amal@rihla.example' },
    'GET /api/admin/bookings': (search) => ({
      status: 200,
      body: { items: search.includes('outcome') ? [...meetingsOver, own] : [] },
    }),
  });
  renderAdmin(<Meetings />);
  const rows = await screen.findAllByRole('listitem');
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('Own'));
  expect(rows).toHaveLength(3);
  expect(reads.map(({ search }) => new URLSearchParams(search).get('days'))).toContain('7');
  expect(screen.getByRole('link', { name: texts.moreOf(3, texts.over) }).getAttribute('href')).toBe(
    '/admin/bookings?view=over',
  );
});

test('my meetings have their link, and what is over takes its outcome in one press', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T08:00:00Z'), toFake: ['Date'] });
  const past = bookingAt('2026-11-25T10:00:00.000Z', { id: 'over', ...named('Omar') });
  const { changes } = mockAdminApi({
    'GET /api/admin/me': { email: 'amal@rihla.example' },
    'GET /api/admin/bookings': (search) => ({
      status: 200,
      body: {
        items: search.includes('outcome')
          ? [past]
          : [
              bookingAt('2026-11-26T10:00:00.000Z', { id: 'theirs', ...named('Sara') }),
              bookingAt('2026-11-28T10:00:00.000Z', { id: 'mine', host: me }),
              bookingAt('2026-11-28T11:00:00.000Z', { id: 'later', ...named('Later') }),
            ],
      },
    }),
    'PATCH /api/admin/bookings/over': { booking: { ...past, status: 'held' } },
  });
  const user = renderAdmin(<Meetings />);
  const group = async (name: string) => within(await screen.findByRole('list', { name }));
  const join = (await group(texts.mine)).getByRole('link', { name: texts.joinWith('Layla Haddad') });
  expect(join.getAttribute('href')).toBe(me.meetingUrl);
  const others = (await group(texts.others)).getAllByRole('listitem');
  expect(others.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Sara')]);
  await user.click((await group(texts.over)).getByRole('button', { name: bookings.held }));
  await waitFor(() => expect(changes).toMatchObject([{ body: { status: 'held' } }]));
});
