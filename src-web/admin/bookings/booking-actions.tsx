import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingStatus, statusesToBookAgain } from '#shared/bookings/statuses.ts';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { labelOfHost } from '../components/staff-names.ts';
import { Feedback } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatSlot } from '../format.ts';
import { part } from '../part.tsx';
import {
  type BookingChange,
  bookingFailure,
  changeBooking,
  changedText,
  useBook,
  useSettled,
} from './booking-change.ts';
import { bookingsPath } from './bookings-path.ts';
import { interviewersOf } from './interviewers.tsx';
import { hostsQuery } from './queries.ts';

const SlotDialog = part(() => import('./slot-dialog.tsx').then(({ SlotDialog }) => SlotDialog));

const labels = { held: texts.held, no_show: texts.noShow, confirmed: texts.resetOutcome };
type Outcome = keyof typeof labels;

const nextOf: Record<BookingStatus, Outcome[]> = {
  confirmed: ['held', 'no_show'],
  held: ['no_show', 'confirmed'],
  no_show: ['held', 'confirmed'],
  cancelled: [],
};

interface BookingActionsProps {
  booking: StaffBooking;
  /** In a row of a list. */
  isSmall?: boolean;
}

export function BookingActions({ booking, isSmall }: BookingActionsProps) {
  const isInterview = booking.formType === 'career';
  const [dialog, setDialog] = useState<'move' | 'cancel' | 'again'>();
  const close = () => setDialog(undefined);
  const hostList = useQuery({ ...hostsQuery, enabled: dialog === 'move' }).data?.items;
  const hosts = hostList?.filter(({ active }) => active).map((host) => ({ id: host.id, name: labelOfHost(host) }));
  // A host who has left cannot keep the booking.
  const host = hosts?.find(({ id }) => id === booking.host.id) ?? hosts?.[0];
  const interviewers = interviewersOf(booking);
  const heldBefore = interviewers ? { interviewers } : { hostId: booking.host.id };
  const change = useMutation({
    mutationFn: (next: BookingChange) => changeBooking(booking, next),
    onSuccess({ booking: changed }, made) {
      const { status } = booking;
      const before = { action: 'move', startsAt: booking.startsAt, ...heldBefore, isUndo: true } as const;
      const isMove = made.action === 'move' && !made.isUndo;
      const undo =
        made.action === 'note' && status !== 'cancelled'
          ? () => change.mutate({ ...made, status })
          : isMove
            ? () => change.mutate(before)
            : undefined;
      showToast({ success: changedText(made, changed), undo, ...(isMove && { undoMs: undoDurationMs }) });
    },
    onSettled: useSettled(close),
  });
  const book = useBook(isInterview, close);
  const copy = isInterview ? { ...texts, ...texts.interview } : texts;
  const hasBegun = Date.parse(booking.startsAt) <= Date.now();

  function open(next: 'move' | 'cancel' | 'again') {
    change.reset();
    book.reset();
    setDialog(next);
  }

  const look = { variant: 'secondary', size: isSmall ? 'small' : undefined } as const;
  return (
    <div tabIndex={-1}>
      <div className="flex flex-wrap gap-1">
        {booking.status === 'confirmed' && !hasBegun && (
          <>
            <Button {...look} pending={change.isPending} onClick={() => open('move')}>
              {texts.move}
            </Button>
            <Button {...look} pending={change.isPending} onClick={() => open('cancel')}>
              {texts.cancel}
            </Button>
          </>
        )}
        {hasBegun &&
          !booking.replacedBy &&
          nextOf[booking.status].map((status) => (
            <Button
              key={status}
              {...look}
              pending={change.isPending}
              onClick={() => change.mutate({ action: 'note', status })}
            >
              {labels[status]}
            </Button>
          ))}
        {statusesToBookAgain.includes(booking.status) && !booking.replacedBy && (
          <Button {...look} pending={change.isPending} onClick={() => open('again')}>
            {texts.bookAgain}
          </Button>
        )}
        {booking.replacedBy && (
          <>
            <span className="content-center text-sm">{texts.bookedAgain}</span>
            <ButtonLink variant="quiet" to={bookingsPath({}, booking.replacedBy)} icon="arrow">
              {texts.openNext}
            </ButtonLink>
          </>
        )}
      </div>
      <Feedback failure={dialog ? undefined : bookingFailure(change.error ?? book.error)} />
      {((dialog === 'move' && hosts) || dialog === 'again') && (
        <SlotDialog
          title={isInterview ? texts.interview.hours[dialog] : texts.hours[dialog]}
          confirm={dialog === 'move' ? texts.hours.moveTo : texts.hours.bookThis}
          current={dialog === 'move' ? booking.startsAt : undefined}
          hostId={dialog === 'move' ? host?.id : undefined}
          hosts={dialog === 'move' && !isInterview && hosts && hosts.length > 1 ? hosts : undefined}
          interviewers={isInterview ? (interviewers ?? []) : undefined}
          pending={change.isPending || book.isPending}
          error={change.error ?? book.error}
          onChoose={(startsAt, chosen) =>
            dialog === 'move'
              ? change.mutate({ action: 'move', startsAt, ...chosen })
              : book.mutate({ submissionId: booking.submissionId, startsAt, ...chosen })
          }
          onClose={close}
        />
      )}
      {dialog === 'cancel' && (
        <ConfirmDialog {...copy.confirmCancel} onClose={close} onConfirm={() => change.mutate({ action: 'cancel' })}>
          <div className="grid max-w-text gap-1 wrap-anywhere">
            <p>{copy.confirmCancel.text(formatSlot(booking))}</p>
            <p>{copy.confirmCancel.mail(booking.visitor.email)}</p>
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}
