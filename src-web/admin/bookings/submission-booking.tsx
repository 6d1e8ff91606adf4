import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { preferredStart } from '../../../src-shared/booking/demo-hours.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { call } from '../../lib/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Feedback } from '../components/states.tsx';
import { formatHours } from '../format.ts';
import { BookingBadge } from './booking-badge.tsx';
import { bookingFailure } from './booking-failure.ts';
import { bookingsPath } from './bookings-path.ts';
import { HourDialog } from './hour-dialog.tsx';
import { useSettled } from './use-settled.ts';

const { bookings: texts } = admin;
const { ofSubmission } = texts;

/** The booking of a demo request, or the way to one. */
export function SubmissionBooking({ submission, booking }: { submission: Submission; booking: StaffBooking | null }) {
  const container = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState(false);
  const book = useMutation({
    mutationFn: (startsAt: string) =>
      call('POST /api/admin/bookings', { body: { submissionId: submission.id, startsAt } }),
    onSettled: useSettled(container, () => setChoosing(false)),
  });
  return (
    <section ref={container} tabIndex={-1} className="mt-4">
      <h3 className="mb-1 text-subheading">{ofSubmission.title}</h3>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {booking ? (
          <>
            <BookingBadge status={booking.status} />
            <span>{formatHours(booking)}</span>
            <ButtonLink variant="quiet" to={bookingsPath({}, booking.id)} icon="arrow">
              {ofSubmission.open}
            </ButtonLink>
          </>
        ) : (
          <p className="text-sm text-ink-soft">{ofSubmission.none}</p>
        )}
        {(!booking || booking.status === 'cancelled') && (
          <Button
            variant="secondary"
            disabled={book.isPending}
            onClick={() => {
              book.reset();
              setChoosing(true);
            }}
          >
            {ofSubmission.book}
          </Button>
        )}
      </div>
      <Feedback
        success={book.data && texts.booked(formatHours(book.data.booking))}
        failure={choosing ? undefined : bookingFailure(book.error)}
      />
      {choosing && (
        <HourDialog
          title={texts.hours.book}
          confirm={texts.hours.bookThis}
          preferred={preferredStart(submission.additional_data)}
          pending={book.isPending}
          error={book.error}
          onChoose={book.mutate}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
