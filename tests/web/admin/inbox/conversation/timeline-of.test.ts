import { expect, test } from 'vitest';
import type { AutomaticMail } from '#shared/contracts/conversation.ts';
import { timelineOf } from '#web/admin/inbox/conversation/timeline-of.ts';
import { bookingAt } from '../../support.tsx';
import { detailOf, entryOf, submission } from '../submission-detail.ts';

function mailAt(created_at: string, overrides: Partial<AutomaticMail> = {}): AutomaticMail {
  return {
    id: created_at,
    kind: 'partnership_confirmation',
    subject: 'Thank you',
    status: 'sent',
    created_at,
    due_at: created_at,
    sent_at: created_at,
    last_error: null,
    ...overrides,
  };
}

test('everything is in one order of time, what is newest at the end', () => {
  const items = timelineOf(
    detailOf({
      submission: { ...submission, chat_session_id: 'chat' },
      events: [
        {
          field: 'assignee',
          from: null,
          to: 'amal@rihla.example',
          by: 'amal@rihla.example',
          at: '2026-03-01T09:00:00.000Z',
        },
      ],
      mails: [mailAt('2026-03-01T08:00:01.000Z')],
      conversation: [
        entryOf('sent', { kind: 'sent', by: 'amal@rihla.example', at: '2026-03-01T10:00:00.000Z' }),
        entryOf('received'),
      ],
    }),
  );
  expect(items.map(({ type, key }) => `${type} ${key}`)).toEqual([
    'submitted submitted',
    'mail 2026-03-01T08:00:01.000Z',
    'event assignee-2026-03-01T09:00:00.000Z-amal@rihla.example',
    'entry sent',
    'entry received',
  ]);
  expect(items[0]).toMatchObject({ chat: 'chat' });
});

test('a change of the stage hides the change of the status that it makes', () => {
  const step = { by: 'amal@rihla.example', at: '2026-03-01T09:00:00.000Z' };
  const items = timelineOf(
    detailOf({
      events: [
        { field: 'status', from: 'pending', to: 'contacted', ...step },
        { field: 'stage', from: 'new', to: 'screening', ...step },
        { field: 'status', from: 'contacted', to: 'completed', ...step, at: '2026-03-01T10:00:00.000Z' },
      ],
    }),
  );
  expect(items.flatMap((item) => (item.type === 'event' ? item.event.field : []))).toEqual(['stage', 'status']);
});

test('a mail of another address is marked, whatever the case of the letters', () => {
  const conversation = [
    entryOf('own', { by: 'Layla@Gulf-Logistics.example' }),
    entryOf('other', { by: 'boss@gulf-logistics.example' }),
  ];
  const items = timelineOf(detailOf({ conversation }));
  expect(items.flatMap((item) => (item.type === 'entry' ? item.foreign : []))).toEqual([false, true]);
});

test('a booking stands at its last email, and after its slot once it was held', () => {
  const mails = [
    mailAt('2026-03-01T08:00:01.000Z', { kind: 'booking_confirmation' }),
    mailAt('2026-03-02T08:00:01.000Z', { kind: 'booking_moved' }),
  ];
  const booking = bookingAt('2026-03-05T09:00:00.000Z');
  const find = (status: 'confirmed' | 'held') =>
    timelineOf(detailOf({ mails, booking: { ...booking, status } })).find(({ type }) => type === 'booking');
  expect(find('confirmed')).toMatchObject({ at: '2026-03-02T08:00:01.000Z', moved: true });
  expect(find('held')).toMatchObject({ at: booking.endsAt });
});

test('a demo that was booked again stands in the timeline twice', () => {
  const [first, cancelled, second] = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => `${day}T08:00:00.000Z`);
  const mails = [
    mailAt(first!, { kind: 'booking_confirmation' }),
    mailAt('2026-03-01T09:00:00.000Z', { kind: 'booking_moved' }),
    mailAt(cancelled!, { kind: 'booking_cancelled' }),
    mailAt(second!, { kind: 'booking_confirmation' }),
  ];
  const start = '2026-03-05T09:00:00.000Z';
  const earlierBookings = [bookingAt(start, { id: 'b0', status: 'cancelled', createdAt: first!, replacedBy: 'b1' })];
  const items = timelineOf(detailOf({ mails, earlierBookings, booking: bookingAt(start, { createdAt: second! }) }));
  expect(items.filter(({ type }) => type === 'booking')).toMatchObject([
    { key: 'booking-b0', at: cancelled },
    { key: 'booking-b1', at: second, moved: false },
  ]);
});
