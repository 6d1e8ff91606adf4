import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { moveBooking } from '#worker/bookings/change.ts';
import { invitationAnswer } from '#worker/inbox/received/invitation-reply.ts';
import { replyAddress } from '#worker/mail/thread.ts';
import { beginOnMonday, bookDemo, tuesdayAtNine } from '../../support/bookings.ts';
import { deliverMail, entriesOf, mailOf, visitor } from '../../support/received-mail.ts';
import { getAsStaff } from '../../support/staff.ts';

beforeEach(beginOnMonday);
function answer(bookingId: string, partstat: string, sequence = 0, text = ''): string {
  const event = [
    'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Google Inc//EN\nMETHOD:REPLY\nBEGIN:VEVENT',
    `UID:${bookingId}\nSEQUENCE:${sequence}\nDTSTART:20261124T050000Z`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=${partstat};CN="Layla: x":mailto:${visitor}\nEND:VEVENT\nEND:VCALENDAR`,
  ].join('\n');
  const body = `--b\nContent-Type: text/plain\n\n${text}\n--b\nContent-Type: text/calendar; method=REPLY; name=invite.ics\n\n${event}\n--b--`;
  return mailOf(body, { 'content-type': 'multipart/mixed; boundary=b' });
}

const bookingOf = async (id: string) =>
  (await (await getAsStaff(`/api/admin/bookings/${id}`)).json<{ booking: StaffBooking }>()).booking;
const statusOf = (id: string) =>
  env.DB.prepare('SELECT status, waiting_since IS NOT NULL AS waits FROM form_submissions WHERE id = ?')
    .bind(id)
    .first();

it.each([
  ['ACCEPTED', 'accepted', 0],
  ['TENTATIVE', 'tentative', 1],
  ['DECLINED', 'declined', 1],
] as const)('shows %s on the booking, and notifies staff unless the visitor comes', async (partstat, reply, waits) => {
  const { booking, submission } = await bookDemo(tuesdayAtNine);
  const address = await replyAddress(env, submission.id);
  expect(await deliverMail(address, answer(booking.id, partstat))).toBeUndefined();
  expect((await bookingOf(booking.id)).invitationReply).toBe(reply);
  expect(await statusOf(submission.id)).toMatchObject({ waits });
  const [entry] = await entriesOf(submission.id);
  expect(entry!.text).toMatch(/^\(The visitor’s calendar (?:accepted|declined)/);
  expect(JSON.parse(entry!.files)).toEqual([]);
});

it('clears the reply when the booking moves, and ignores one to an earlier time', async () => {
  const { booking, submission } = await bookDemo(tuesdayAtNine);
  const address = await replyAddress(env, submission.id);
  await deliverMail(address, answer(booking.id, 'ACCEPTED'));
  await moveBooking(env, booking.id, '2026-11-24T09:00:00.000Z', 'sara@rihla.example', { isStaff: true });
  expect(await bookingOf(booking.id)).toMatchObject({ invitationReply: null, acceptedAt: null });
  await deliverMail(address, answer(booking.id, 'ACCEPTED', 0));
  expect((await bookingOf(booking.id)).invitationReply).toBeNull();
  await deliverMail(address, answer(booking.id, 'DECLINED', 1));
  expect((await bookingOf(booking.id)).invitationReply).toBe('declined');
});

it('changes no booking of another record', async () => {
  const [one, other] = [await bookDemo(tuesdayAtNine), await bookDemo('2026-11-24T09:00:00.000Z')];
  await deliverMail(await replyAddress(env, one.submission.id), answer(other.booking.id, 'DECLINED'));
  expect((await bookingOf(other.booking.id)).invitationReply).toBeNull();
});

it.each([
  [
    'a request',
    'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:a\nATTENDEE;PARTSTAT=ACCEPTED:mailto:a\nEND:VEVENT',
  ],
  [
    'no answer',
    'BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:a\nATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:a\nEND:VEVENT',
  ],
  ['no event', 'BEGIN:VCALENDAR\nMETHOD:REPLY'],
  ['no calendar', 'METHOD:REPLY'],
])('does not take %s for a reply to an invitation', (_, text) => {
  expect(invitationAnswer(new TextEncoder().encode(text))).toBeUndefined();
});

it.each([
  [100_000, 'accepted'],
  [100_001, undefined],
])('reads a reply to an invitation of 100,000 bytes, and no longer one: %i', (bytes, reply) => {
  const event = 'BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:a\nATTENDEE;PARTSTAT=ACCEPTED:mailto:a\nEND:VEVENT\n';
  expect(invitationAnswer(new TextEncoder().encode(event.padEnd(bytes, 'x')))?.reply).toBe(reply);
});
