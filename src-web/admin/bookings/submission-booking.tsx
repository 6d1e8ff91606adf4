import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { preferredStart } from '#shared/bookings/demo-hours.ts';
import { statusesToBookAgain, statusesToInterviewAgain } from '#shared/bookings/statuses.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { labelOfHost } from '../components/staff-names.ts';
import { Feedback } from '../components/states.tsx';
import { formatSlot } from '../format.ts';
import { BookingActions } from './booking-actions.tsx';
import { bookingFailure, useBook } from './booking-change.ts';
import { BookingBadge } from './booking-row.tsx';
import { bookingsPath } from './bookings-path.ts';
import { interviewersOf } from './interviewers.tsx';
import { hostsQuery } from './queries.ts';
import { SlotDialog } from './slot-dialog.tsx';

const { ofSubmission } = texts;
const demoCopy = { ...texts, ...ofSubmission };

interface SubmissionBookingProps extends Pick<SubmissionDetail, 'booking' | 'earlierBookings'> {
  submission: Submission;
}

export function SubmissionBooking({ submission, booking, earlierBookings }: SubmissionBookingProps) {
  const [choosing, setChoosing] = useState(false);
  const isInterview = submission.form_type === 'career';
  const copy = isInterview ? texts.interview : demoCopy;
  const active = useQuery({ ...hostsQuery, enabled: choosing && !isInterview })
    .data?.items.filter((host) => host.active)
    .map((host) => ({ id: host.id, name: labelOfHost(host) }));
  const hosts = active && [{ id: '', name: texts.anyHost }, ...active];
  const again = isInterview ? statusesToInterviewAgain : statusesToBookAgain;
  const book = useBook(isInterview, () => setChoosing(false));
  const line = 'flex flex-wrap items-center gap-x-2 gap-y-1';
  return (
    <section tabIndex={-1} className="mb-1.5">
      <h3 className={booking ? 'text-sm font-semibold' : 'sr-only'}>{copy.title}</h3>
      <div className={line}>
        {booking ? (
          <>
            <BookingBadge booking={booking} />
            <span>{formatSlot(booking)}</span>
            <ButtonLink variant="quiet" to={bookingsPath({}, booking.id)} icon="arrow">
              {ofSubmission.open}
            </ButtonLink>
          </>
        ) : (
          <p className="sr-only">{copy.none}</p>
        )}
        {(!booking || again.includes(booking.status)) && (
          <Button
            variant="secondary"
            size="small"
            pending={book.isPending}
            onClick={() => {
              book.reset();
              setChoosing(true);
            }}
          >
            {booking ? copy.bookAgain : copy.book}
          </Button>
        )}
      </div>
      {booking?.status === 'confirmed' && Date.parse(booking.endsAt) <= Date.now() && (
        <>
          <p className="mt-1 text-sm font-semibold text-caution">{copy.outcome}</p>
          <BookingActions booking={booking} />
        </>
      )}
      <Feedback failure={choosing ? undefined : bookingFailure(book.error)} />
      {earlierBookings.length > 0 && (
        <>
          <h4 className="mt-1.5 text-xs font-semibold">{ofSubmission.earlier}</h4>
          <ul>
            {earlierBookings.map((earlier) => (
              <li key={earlier.id} className={line}>
                <BookingBadge booking={earlier} />
                <ButtonLink
                  variant="quiet"
                  to={bookingsPath({}, earlier.id)}
                  label={ofSubmission.openOf(formatSlot(earlier))}
                >
                  {formatSlot(earlier)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {choosing && (isInterview || hosts) && (
        <SlotDialog
          title={copy.hours[booking ? 'again' : 'book']}
          confirm={copy.hours.bookThis}
          hosts={isInterview ? undefined : hosts}
          interviewers={isInterview ? ((booking && interviewersOf(booking)) ?? []) : undefined}
          preferred={booking ? undefined : preferredStart(submission.additional_data)}
          pending={book.isPending}
          error={book.error}
          onChoose={(startsAt, chosen) => book.mutate({ submissionId: submission.id, startsAt, ...chosen })}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
