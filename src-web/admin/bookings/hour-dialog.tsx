import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { demoEnd } from '../../../src-shared/booking/demo-hours.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Slot } from '../../../src-shared/contracts/bookings.ts';
import { addDays } from '../../../src-shared/days.ts';
import { gulfDate } from '../../../src-shared/gulf-time.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { formatDay, formatHours } from '../format.ts';
import { Alternatives } from './alternatives.tsx';
import { alternativesOf, bookingFailure } from './booking-failure.ts';
import { HourSelect } from './hour-select.tsx';
import { maxDays, slotsQuery } from './queries.ts';

const { hours: texts } = admin.bookings;

interface HourDialogProps {
  title: string;
  /** The label of the button that takes the chosen hour. */
  confirm: string;
  /** The ISO time that is chosen at first, if it is free. */
  preferred?: string;
  pending: boolean;
  error: Error | null;
  /** Gets an ISO time. */
  onChoose: (startsAt: string) => void;
  onClose: () => void;
}

/** Shows the free hours of the next 31 days, or of the 31 days after them. */
export function HourDialog({ title, confirm, preferred, pending, error, onChoose, onClose }: HourDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const today = gulfDate();
  const next = addDays(today, maxDays);
  const preferredFrom = preferred && gulfDate(new Date(preferred)) >= next ? next : today;
  const [from, setFrom] = useState(preferredFrom);
  const [chosen, setChosen] = useState(preferred ?? '');
  const query = useQuery(slotsQuery(from));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onChoose(chosen);
  }

  function chooseAlternative(startsAt: string) {
    // The pressed button disappears and would lose the focus.
    form.current!.focus();
    onChoose(startsAt);
  }

  const isFree = (slots: Slot[], time: string) => slots.some(({ startsAt }) => startsAt === time);
  return (
    <Modal title={title} close={admin.states.close} onClose={onClose}>
      <QueryBoundary query={query}>
        {({ slots }) => (
          <form ref={form} tabIndex={-1} onSubmit={onSubmit} className="grid gap-1.5">
            {preferred && from === preferredFrom && !isFree(slots, preferred) && (
              <p className="text-sm">
                {texts.notFree(formatHours({ startsAt: preferred, endsAt: demoEnd(preferred) }))}
              </p>
            )}
            <HourSelect slots={slots} value={isFree(slots, chosen) ? chosen : ''} onChange={setChosen} />
            <div className="flex flex-wrap gap-1">
              <Button type="submit" disabled={pending || !isFree(slots, chosen)}>
                {confirm}
              </Button>
              <Button variant="secondary" onClick={() => setFrom(from === today ? next : today)}>
                {from === today ? texts.later(formatDay(next)) : texts.earlier(formatDay(today))}
              </Button>
            </div>
            <Feedback failure={bookingFailure(error)} />
            <Alternatives times={alternativesOf(error)} disabled={pending} onChoose={chooseAlternative} />
          </form>
        )}
      </QueryBoundary>
    </Modal>
  );
}
