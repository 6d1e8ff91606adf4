import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PersonalData } from '../../../src-shared/contracts/admin.ts';
import { bookDemo, emptyBookings, monday, setTime, tuesdayAtNine } from '../support/bookings.ts';
import { requestWith } from '../support/faults.ts';
import { silenceLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { knownAddress } from '../support/my-data.ts';
import { accessOff } from '../support/staff.ts';

beforeEach(async () => {
  silenceLogs();
  mailbox();
  await emptyBookings();
  setTime(monday);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function exportOf(email: string): Promise<PersonalData> {
  const path = `/api/admin/people?email=${encodeURIComponent(email)}`;
  return (await requestWith(accessOff, path, undefined, 'http://localhost')).json();
}

it('finds the bookings of an address in any case, and no others', async () => {
  const email = `Layla-${crypto.randomUUID()}@owner.example`;
  const { booking, submission } = await bookDemo(tuesdayAtNine, { email });
  expect((await exportOf(email.toLowerCase())).bookings).toEqual([
    {
      id: booking.id,
      submission_id: submission.id,
      starts_at: tuesdayAtNine,
      ends_at: '2026-11-24T06:00:00.000Z',
      status: 'confirmed',
      created_at: monday,
      changed_at: monday,
    },
  ]);
  expect((await exportOf(await knownAddress())).bookings).toEqual([]);
});
