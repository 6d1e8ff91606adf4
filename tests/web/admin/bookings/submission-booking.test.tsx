import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { slotPicker } from '#shared/content/en/slot-picker.ts';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { SubmissionBooking } from '#web/admin/bookings/submission-booking.tsx';
import { at, bookingAt, host, mockAdminApi, renderAdmin, slotsAt, staffOfThree } from '../support.tsx';

const { ofSubmission, hours } = texts;
const preferred = at('2026-12-01', 10);
const other = at('2026-12-01', 11);

const submission: Submission = {
  id: 's1',
  form_type: 'demo',
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@gulf-logistics.example',
  company: 'Gulf Logistics',
  phone: null,
  message: null,
  additional_data: { preferredDate: '2026-12-01', preferredTime: '10-11 AM' },
  submitted_at: '2026-11-29T08:00:00.000Z',
  status: 'pending',
  locale: 'en',
  source: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T05:00:00Z'), toFake: ['Date'] });
});

function open(free: string[], booking: StaffBooking | null = null, earlierBookings: StaffBooking[] = []) {
  const api = mockAdminApi({
    'GET /api/admin/slots': slotsAt(...free),
    'GET /api/admin/hosts': { items: [host] },
    'DELETE /api/admin/bookings/b1': () => ({ status: 204, body: undefined }),
    'POST /api/admin/bookings': { booking: bookingAt(preferred) },
  });
  const user = renderAdmin(<SubmissionBooking {...{ submission, booking, earlierBookings }} />);
  return { api, user };
}

const pressed = () => screen.queryByRole('button', { pressed: true })?.textContent?.replace(/\s/g, ' ');
const day = (name: RegExp) => screen.findByRole('gridcell', { name });

test('a booked demo is shown with its link', () => {
  open([], bookingAt(preferred));
  expect(screen.getByText('Tue 1 Dec 2026, 10:00–11:00')).toBeTruthy();
  expect(screen.getByRole('link', { name: ofSubmission.open }).getAttribute('href')).toBe('/admin/bookings/b1');
  expect(screen.queryByRole('button', { name: ofSubmission.book })).toBeNull();
});

test('the hour that the visitor prefers is chosen when it is free', async () => {
  const { api, user } = open([preferred, other]);
  await user.click(screen.getByRole('button', { name: ofSubmission.book }));
  await expect.poll(pressed).toBe('10:00 AM');
  await user.click(screen.getByRole('button', { name: hours.bookThis }));
  expect(await screen.findByText(texts.booked('Tue 1 Dec 2026, 10:00–11:00'))).toBeTruthy();
  expect(api.changes).toMatchObject([{ body: { submissionId: 's1', startsAt: preferred, undoable: true } }]);
});

test('a demo is booked with the host that staff choose, and undone by the toast', async () => {
  const { api, user } = open([preferred]);
  await user.click(screen.getByRole('button', { name: ofSubmission.book }));
  const hostOf = await screen.findByLabelText<HTMLSelectElement>(texts.fields.host);
  expect([...hostOf.options].map(({ text }) => text)).toEqual([texts.anyHost, host.nameEn]);
  await user.selectOptions(hostOf, host.id);
  await user.click(screen.getByRole('button', { name: hours.bookThis }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText(texts.undone)).toBeTruthy();
  expect(api.changes).toMatchObject([{ body: { hostId: host.id } }, { endpoint: 'DELETE /api/admin/bookings/b1' }]);
});

test('says so when the preferred hour is not free', async () => {
  const { user } = open([other]);
  await user.click(screen.getByRole('button', { name: ofSubmission.book }));
  expect(await screen.findByText(hours.notFree('Tue 1 Dec 2026, 10:00–11:00'))).toBeTruthy();
  expect(screen.getByRole('button', { name: hours.bookThis })).toHaveProperty('disabled', true);
});

test('the calendar of staff says which days are full', async () => {
  const { user } = open([other]);
  await user.click(screen.getByRole('button', { name: ofSubmission.book }));
  expect(
    await screen.findByRole('gridcell', { name: slotPicker.noted('Wednesday, 2 December', slotPicker.full) }),
  ).toBeTruthy();
});

test('a cancelled demo is booked again, at an hour that staff choose', async () => {
  const { api, user } = open([other], bookingAt(preferred, { status: 'cancelled' }));
  expect(screen.getByText(texts.statuses.cancelled)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.bookAgain }));
  await user.click(await day(/available time$/));
  expect(screen.queryByText(/The visitor prefers/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^11:00/ }));
  await user.click(screen.getByRole('button', { name: hours.bookThis }));
  expect(await screen.findByText(texts.booked('Tue 1 Dec 2026, 10:00–11:00'))).toBeTruthy();
  expect(api.changes).toMatchObject([{ body: { submissionId: 's1', startsAt: other } }]);
});

test('a demo that was held is not booked again', () => {
  open([preferred], bookingAt(preferred, { status: 'held' }));
  expect(screen.queryByRole('button', { name: texts.bookAgain })).toBeNull();
});

test('earlier bookings are listed with their state and their link', () => {
  open([], bookingAt(other), [bookingAt(preferred, { id: 'b0', status: 'no_show', replacedBy: 'b1' })]);
  expect(screen.getByText(texts.statuses.no_show)).toBeTruthy();
  const link = screen.getByRole('link', { name: ofSubmission.openOf('Tue 1 Dec 2026, 10:00–11:00') });
  expect(link.getAttribute('href')).toBe('/admin/bookings/b0');
});

test('the calendar opens at the preferred date, months ahead, and leads back', async () => {
  const late = { ...submission, additional_data: { preferredDate: '2027-02-12', preferredTime: '9-10 AM' } };
  const api = mockAdminApi({
    'GET /api/admin/slots': slotsAt(at('2027-02-12', 9)),
    'GET /api/admin/hosts': { items: [host] },
  });
  const user = renderAdmin(<SubmissionBooking submission={late} booking={null} earlierBookings={[]} />);
  await user.click(screen.getByRole('button', { name: ofSubmission.book }));
  await expect.poll(pressed).toBe('9:00 AM');
  expect(api.reads.flatMap(({ search }) => search || [])).toEqual([
    '?from=2027-02-01&days=28',
    '?from=2027-03-01&days=31',
  ]);
  await user.click(screen.getByRole('button', { name: slotPicker.previousMonth }));
  expect(await screen.findByText('January 2027')).toBeTruthy();
  await expect.poll(() => api.reads.at(-1)?.search).toBe('?from=2027-01-01&days=31');
});

test('an interview is proposed with one or two colleagues, and no one is preselected', async () => {
  const api = mockAdminApi({
    'GET /api/admin/staff': staffOfThree,
    'GET /api/admin/slots': slotsAt(preferred),
    'POST /api/admin/bookings': { booking: bookingAt(preferred, { formType: 'career' }) },
  });
  const application = { ...submission, form_type: 'career' as const, additional_data: { position: 'AI Engineer' } };
  const user = renderAdmin(<SubmissionBooking submission={application} booking={null} earlierBookings={[]} />);
  const { interview } = texts;
  await user.click(screen.getByRole('button', { name: interview.book }));
  expect(await screen.findByText('Choose an interviewer to see when they are free.')).toBeTruthy();
  expect(screen.getByRole('button', { name: interview.hours.bookThis })).toHaveProperty('disabled', true);
  const optionsOf = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  await expect.poll(() => optionsOf('Interviewer')).toEqual(['Choose a colleague', 'Rami Saleh', 'amal@rihla.example']);
  expect(screen.queryByLabelText('Second interviewer (optional)')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Interviewer'), 'Rami Saleh');
  expect(optionsOf('Second interviewer (optional)')).toEqual(['No one else', 'amal@rihla.example']);
  await user.selectOptions(screen.getByLabelText('Second interviewer (optional)'), 'amal@rihla.example');
  await user.click(await day(/available time$/));
  await user.click(screen.getByRole('button', { name: /^10:00/ }));
  expect(api.reads.at(-1)!.search).toContain('interviewers=rami%40rihla.example%2Camal%40rihla.example');
  await user.click(screen.getByRole('button', { name: interview.hours.bookThis }));
  expect(await screen.findByText(interview.booked('Tue 1 Dec 2026, 10:00–11:00'))).toBeTruthy();
  const interviewers = ['rami@rihla.example', 'amal@rihla.example'];
  expect(api.changes).toMatchObject([{ body: { submissionId: 's1', startsAt: preferred, interviewers } }]);
});

test('an interview says whether the applicant agreed, and one held has a next one', () => {
  const { interview } = texts;
  const application = { ...submission, form_type: 'career' as const };
  const show = (booking: StaffBooking) =>
    renderAdmin(<SubmissionBooking submission={application} booking={booking} earlierBookings={[]} />);
  show(bookingAt(preferred, { formType: 'career' }));
  expect(screen.getByText(interview.proposed)).toBeTruthy();
  show(bookingAt(preferred, { formType: 'career', acceptedAt: '2026-11-29T08:00:00.000Z' }));
  expect(screen.getByText(interview.accepted)).toBeTruthy();
  expect(screen.queryByRole('button', { name: interview.bookAgain })).toBeNull();
  show(bookingAt(at('2026-11-29', 10), { formType: 'career', status: 'held' }));
  expect(screen.getByRole('button', { name: interview.bookAgain })).toBeTruthy();
});
