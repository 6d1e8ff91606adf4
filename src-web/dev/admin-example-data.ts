import { demoEnd } from '#shared/bookings/demo-hours.ts';
import type { Period, StaffBooking } from '#shared/contracts/bookings.ts';
import type { WeeklyHours } from '#shared/contracts/hosts.ts';
import { demoRequests } from '#shared/invented/people.ts';
import { khalid } from '#shared/invented/staff.ts';
import type { DemoRequest } from '#shared/invented/types.ts';
import { gulfHour } from '#shared/time/days.ts';
import type { Week } from '../admin/bookings/week.ts';
import type { TimelineItem } from '../admin/inbox/conversation/timeline-of.ts';

const weekday = [9, 10, 11, 13, 14, 15, 16];

const friday = [9, 10, 11, 14, 15, 16];

export const exampleHours: WeeklyHours = [[], weekday, weekday, weekday, weekday, friday, []];

const closed: Period = {
  id: 'closed',
  firstDay: '2026-12-02',
  lastDay: '2026-12-03',
  kind: 'closed',
  fromHour: null,
  toHour: null,
  nameEn: 'National Day',
  nameAr: 'اليوم الوطني',
  certainty: 'official',
  affected: [],
};

const short: Period = {
  ...closed,
  id: 'short',
  firstDay: '2026-12-04',
  lastDay: '2026-12-04',
  kind: 'short',
  fromHour: 9,
  toHour: 15,
  nameEn: 'Ramadan',
  nameAr: 'رمضان',
  certainty: 'expected',
};

const [layla, omar] = demoRequests as [DemoRequest, DemoRequest];
const sara = demoRequests.find(({ locale }) => locale === 'ar')!;
const longNamed = {
  ...layla,
  first: 'Maximilian',
  last: 'von Oppersdorff-Schaffgotsch',
  company: 'A company with a long name',
};

function booking(
  day: string,
  hour: number,
  status: StaffBooking['status'],
  { first, last, email, company, locale = 'en' }: DemoRequest,
): StaffBooking {
  const startsAt = gulfHour(day, hour).toISOString();
  return {
    id: `${day}-${hour}`,
    startsAt,
    endsAt: demoEnd(startsAt),
    status,
    host: { id: 'demo-team', name: 'Demo team', email: null, meetingUrl: null },
    secondHost: null,
    visitor: {
      name: `${first} ${last}`,
      email,
      phone: null,
      company,
      locale,
      timezone: 'Europe/London',
      wants: null,
      wrote: null,
    },
    submissionId: 'submission',
    formType: 'demo',
    acceptedAt: null,
    invitationReply: null,
    createdAt: '2026-11-23T08:00:00.000Z',
    chatSessionId: null,
    replacedBy: null,
  };
}

export const exampleWeek: Week = {
  bookings: [
    booking('2026-11-30', 9, 'held', layla),
    booking('2026-11-30', 11, 'no_show', omar),
    booking('2026-12-01', 10, 'confirmed', sara),
    booking('2026-12-04', 9, 'cancelled', longNamed),
  ],
  hosts: [{ hours: exampleHours, active: true }],
  periods: [closed, short],
  free: [gulfHour('2026-12-01', 11), gulfHour('2026-12-04', 10)].map((time) => time.toISOString()),
};

export const exampleTimeline: TimelineItem[] = [
  {
    key: 'submitted',
    at: '2026-03-01T08:00:00.000Z',
    type: 'submitted',
    chat: 'session',
    written: [{ label: 'Additional Notes', text: layla.notes! }],
  },
  {
    key: 'assignee',
    at: '2026-03-01T09:00:00.000Z',
    type: 'event',
    event: { field: 'assignee', from: null, to: khalid.email, by: khalid.email, at: '2026-03-01T09:00:00.000Z' },
  },
  {
    key: 'note',
    at: '2026-03-01T09:05:00.000Z',
    type: 'entry',
    foreign: false,
    entry: {
      id: 'note',
      kind: 'note',
      text: 'She called us last week.',
      by: khalid.email,
      at: '2026-03-01T09:05:00.000Z',
    },
  },
  {
    key: 'sent',
    at: '2026-03-01T09:10:00.000Z',
    type: 'entry',
    foreign: false,
    entry: {
      id: 'sent',
      kind: 'sent',
      subject: 'A call about your request',
      text: 'Dear Layla,\n\nwould **Monday** suit you?',
      by: khalid.email,
      at: '2026-03-01T09:10:00.000Z',
      emailStatus: 'failed',
    },
  },
  {
    key: 'received',
    at: '2026-03-02T08:00:00.000Z',
    type: 'entry',
    foreign: true,
    entry: {
      id: 'received',
      kind: 'received',
      subject: 'رد: مكالمة',
      text: 'نعم، يوم الاثنين مناسب.',
      quoted: '> would Monday suit you?',
      by: layla.email,
      at: '2026-03-02T08:00:00.000Z',
      files: [{ name: 'plan.pdf', size: 1_400_000, type: 'application/pdf' }],
    },
  },
];
