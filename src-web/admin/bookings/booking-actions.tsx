import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { statusesToBookAgain } from '../../../src-shared/booking/statuses.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Feedback } from '../components/states.tsx';
import { type BookingChange, changeBooking, changedText } from './booking-change.ts';
import { bookingFailure } from './booking-failure.ts';
import { bookingsPath } from './bookings-path.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { HourDialog } from './hour-dialog.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { useSettled } from './use-settled.ts';

const { bookings: texts } = admin;

export function BookingActions({ booking }: { booking: StaffBooking }) {
  const container = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'move' | 'cancel' | 'again'>();
  const close = () => setDialog(undefined);
  const change = useMutation({
    mutationFn: (next: BookingChange) => changeBooking(booking, next),
    onSettled: useSettled(container, close),
  });
  const hasBegun = Date.parse(booking.startsAt) <= Date.now();

  function open(next: 'move' | 'cancel' | 'again') {
    change.reset();
    setDialog(next);
  }

  return (
    <div ref={container} tabIndex={-1}>
      <div className="flex flex-wrap gap-1">
        {booking.status === 'confirmed' && !hasBegun && (
          <>
            <Button variant="secondary" disabled={change.isPending} onClick={() => open('move')}>
              {texts.move}
            </Button>
            <Button variant="secondary" disabled={change.isPending} onClick={() => open('cancel')}>
              {texts.cancel}
            </Button>
          </>
        )}
        {hasBegun && !booking.replacedBy && (
          <OutcomeButtons
            status={booking.status}
            disabled={change.isPending}
            onNote={(status) => change.mutate({ action: 'note', status })}
          />
        )}
        {statusesToBookAgain.includes(booking.status) && !booking.replacedBy && (
          <Button variant="secondary" disabled={change.isPending} onClick={() => open('again')}>
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
      <Feedback
        success={change.data && changedText(change.variables, change.data.booking)}
        failure={dialog ? undefined : bookingFailure(change.error)}
      />
      {dialog === 'move' && (
        <HourDialog
          title={texts.hours.move}
          confirm={texts.hours.moveTo}
          current={booking.startsAt}
          pending={change.isPending}
          error={change.error}
          onChoose={(startsAt) => change.mutate({ action: 'move', startsAt })}
          onClose={close}
        />
      )}
      {dialog === 'again' && (
        <HourDialog
          title={texts.hours.again}
          confirm={texts.hours.bookThis}
          pending={change.isPending}
          error={change.error}
          onChoose={(startsAt) => change.mutate({ action: 'again', startsAt })}
          onClose={close}
        />
      )}
      {dialog === 'cancel' && (
        <CancelDialog
          booking={booking}
          onClose={close}
          onConfirm={() => {
            close();
            change.mutate({ action: 'cancel' });
          }}
        />
      )}
    </div>
  );
}
