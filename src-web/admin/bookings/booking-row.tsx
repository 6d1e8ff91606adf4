import type { ReactNode } from 'react';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { Badge } from '../../ui/badge.tsx';
import { LanguageBadge } from '../components/filters.tsx';
import { Notes, Row } from '../components/list.tsx';
import { hostNames } from './interviewers.tsx';

interface BookingRowProps {
  booking: StaffBooking;
  time: string;
  to: string;
  withHost: boolean;
  children?: ReactNode;
}

export function BookingRow({ booking, time, to, withHost, children }: BookingRowProps) {
  const { visitor } = booking;
  return (
    <Row
      to={to}
      title={visitor.name}
      note={
        <Notes
          parts={[
            booking.formType === 'career' && texts.interview.title,
            time,
            visitor.company,
            withHost && hostNames(booking),
          ]}
        />
      }
    >
      <LanguageBadge locale={visitor.locale} />
      <BookingBadge booking={booking} />
      {children}
    </Row>
  );
}

const tones = { confirmed: 'info', cancelled: 'neutral', held: 'success', no_show: 'caution' } as const;

/** An interview to come is only proposed until the applicant has agreed to its time; a meeting that is over needs an outcome. */
export function BookingBadge({ booking }: { booking: StaffBooking }) {
  const { status, formType, acceptedAt, startsAt, endsAt } = booking;
  if (formType === 'career' && status === 'confirmed' && Date.parse(startsAt) > Date.now()) {
    return (
      <Badge tone={acceptedAt ? 'success' : 'caution'}>{texts.interview[acceptedAt ? 'accepted' : 'proposed']}</Badge>
    );
  }
  if (status === 'confirmed' && Date.parse(endsAt) <= Date.now()) {
    return <Badge tone="caution">{texts.viewNames.over}</Badge>;
  }
  return <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>;
}
