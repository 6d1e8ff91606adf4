import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { demoEnd } from '../../../src-shared/booking/demo-hours.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxSlotDays } from '../../../src-shared/limits.ts';
import { addDays, dayLength, gulfDate } from '../../../src-shared/time/days.ts';
import { alternativesOf } from '../../lib/alternatives.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { formatDay, formatHours } from '../format.ts';
import { Alternatives } from './alternatives.tsx';
import { bookingFailure } from './booking-failure.ts';
import { HourSelect } from './hour-select.tsx';
import { slotsQuery } from './queries.ts';

const { hours: texts } = admin.bookings;

interface HourDialogProps {
  title: string;
  /** The label of the button that takes the chosen hour. */
  confirm: string;
  /** The ISO time that the booking has: with several hosts it can be free. */
  current?: string;
  /** The ISO time that is chosen at first, if it is free. */
  preferred?: string;
  pending: boolean;
  error: Error | null;
  /** Gets an ISO time. */
  onChoose: (startsAt: string) => void;
  onClose: () => void;
}

/** Shows the free hours of 31 days, from today on or later. */
export function HourDialog({ title, confirm, current, preferred, pending, error, onChoose, onClose }: HourDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const today = gulfDate();
  const preferredFrom = preferred ? stepWith(gulfDate(new Date(preferred)), today) : today;
  const [from, setFrom] = useState(preferredFrom);
  const [chosen, setChosen] = useState(preferred ?? '');
  const query = useQuery(slotsQuery(from));
  const slots = query.data?.slots.filter(({ startsAt }) => startsAt !== current);
  const isFree = (time: string) => Boolean(slots?.some(({ startsAt }) => startsAt === time));
  const later = addDays(from, maxSlotDays);
  // Where nothing is free, perhaps months ahead, the way back is one step.
  const earlier = slots?.length === 0 || from === today ? today : addDays(from, -maxSlotDays);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onChoose(chosen);
  }

  function chooseAlternative(startsAt: string) {
    // The pressed button disappears and would lose the focus.
    form.current!.focus();
    onChoose(startsAt);
  }

  return (
    <Modal title={title} close={admin.states.close} onClose={onClose}>
      <form ref={form} tabIndex={-1} onSubmit={onSubmit} className="grid gap-1.5">
        <QueryBoundary query={{ data: slots, error: query.error, refetch: query.refetch }}>
          {(free) => (
            <>
              {preferred && from === preferredFrom && !isFree(preferred) && (
                <p className="text-sm">
                  {texts.notFree(formatHours({ startsAt: preferred, endsAt: demoEnd(preferred) }))}
                </p>
              )}
              <HourSelect slots={free} value={isFree(chosen) ? chosen : ''} onChange={setChosen} />
            </>
          )}
        </QueryBoundary>
        <div className="flex flex-wrap gap-1">
          <Button type="submit" disabled={pending || !isFree(chosen)}>
            {confirm}
          </Button>
          {/* Not `disabled`: the button that was just pressed would lose the focus. */}
          <Button variant="secondary" aria-disabled={from === today || undefined} onClick={() => setFrom(earlier)}>
            {texts.earlier(formatDay(earlier))}
          </Button>
          <Button variant="secondary" onClick={() => setFrom(later)}>
            {texts.later(formatDay(later))}
          </Button>
        </div>
        <Feedback failure={bookingFailure(error)} />
        <Alternatives times={alternativesOf(error) ?? []} disabled={pending} onChoose={chooseAlternative} />
      </form>
    </Modal>
  );
}

/** The first day of the 31 days in which a day is, counted from today. */
function stepWith(day: string, today: string): string {
  const steps = Math.floor((Date.parse(day) - Date.parse(today)) / dayLength / maxSlotDays);
  return addDays(today, Math.max(0, steps) * maxSlotDays);
}
