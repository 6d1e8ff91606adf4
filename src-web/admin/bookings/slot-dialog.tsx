import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { demoEnd } from '../../../src-shared/booking/demo-hours.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Slot } from '../../../src-shared/contracts/bookings.ts';
import { maxSlotDays } from '../../../src-shared/limits.ts';
import { addDays, dayLength, gulfDate } from '../../../src-shared/time/days.ts';
import { alternativesOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatHour, formatHours, formatWeekday } from '../format.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field, inputClass, Select, submits } from '../parts/fields.tsx';
import { Feedback, QueryBoundary } from '../parts/states.tsx';
import { bookingFailure } from './booking-change.ts';
import { slotsQuery } from './queries.ts';

const { hours: texts } = admin.bookings;

interface SlotDialogProps {
  title: string;
  confirm: string;
  /** ISO time of the booking. It can be free when there are several hosts. */
  current?: string;
  preferred?: string;
  pending: boolean;
  error: Error | null;
  /** To choose from; otherwise any host who is free. */
  hosts?: { id: string; name: string }[];
  /** Of an interview that is moved. */
  hostId?: string;
  onChoose: (startsAt: string, hostId?: string) => void;
  onClose: () => void;
}

export function SlotDialog(props: SlotDialogProps) {
  const { title, confirm, current, preferred, pending, error, hosts, onChoose, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const today = gulfDate();
  const preferredFrom = preferred ? stepWith(gulfDate(new Date(preferred)), today) : today;
  const [from, setFrom] = useState(preferredFrom);
  const [chosen, setChosen] = useState(preferred ?? '');
  const [hostId, setHostId] = useState(props.hostId ?? hosts?.[0]?.id);
  const query = useQuery(slotsQuery(from, hostId));
  const slots = query.data?.slots.filter(({ startsAt }) => startsAt !== current);
  const isFree = (time: string) => Boolean(slots?.some(({ startsAt }) => startsAt === time));
  const later = addDays(from, maxSlotDays);
  // Where nothing is free, perhaps months ahead, the way back is one step.
  const earlier = slots?.length === 0 || from === today ? today : addDays(from, -maxSlotDays);

  function chooseAlternative(startsAt: string) {
    // The pressed button disappears and would lose the focus.
    form.current!.focus();
    onChoose(startsAt, hostId);
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} tabIndex={-1} onSubmit={submits(() => onChoose(chosen, hostId))} className="grid gap-1.5">
        {hosts && (
          <Select
            label={admin.bookings.fields.host}
            value={hostId ?? ''}
            options={Object.fromEntries(hosts.map(({ id, name }) => [id, name]))}
            withAll={false}
            onChange={setHostId}
          />
        )}
        <QueryBoundary query={{ data: slots, error: query.error, refetch: query.refetch }}>
          {(free) => (
            <>
              {preferred && from === preferredFrom && !isFree(preferred) && (
                <p className="text-sm">
                  {texts.notFree(formatHours({ startsAt: preferred, endsAt: demoEnd(preferred) }))}
                </p>
              )}
              <SlotSelect slots={free} value={isFree(chosen) ? chosen : ''} onChange={setChosen} />
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
    </Dialog>
  );
}

/** First day of the 31-day page that contains `day`, counted from today. */
function stepWith(day: string, today: string): string {
  const steps = Math.floor((Date.parse(day) - Date.parse(today)) / dayLength / maxSlotDays);
  return addDays(today, Math.max(0, steps) * maxSlotDays);
}

interface SlotSelectProps {
  slots: Slot[];
  value: string;
  onChange: (startsAt: string) => void;
}

function SlotSelect({ slots, value, onChange }: SlotSelectProps) {
  const byDay = Map.groupBy(slots, ({ startsAt }) => gulfDate(new Date(startsAt)));
  return (
    <Field label={texts.label}>
      <select value={value} onChange={(event) => onChange(event.target.value)} className={inputClass}>
        <option value="">{slots.length > 0 ? texts.choose : texts.none}</option>
        {[...byDay].map(([day, ofDay]) => (
          <optgroup key={day} label={formatWeekday(day)}>
            {ofDay.map(({ startsAt, endsAt }) => (
              <option key={startsAt} value={startsAt}>
                {`${formatWeekday(day)}, ${formatHour(startsAt)}–${formatHour(endsAt)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

interface AlternativesProps {
  times: string[];
  disabled: boolean;
  onChoose: (startsAt: string) => void;
}

function Alternatives({ times, disabled, onChoose }: AlternativesProps) {
  if (times.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-xs font-semibold">{admin.bookings.alternatives}</legend>
      <div className="mt-0.5 flex flex-wrap gap-1">
        {times.map((time) => (
          <Button key={time} variant="secondary" disabled={disabled} onClick={() => onChoose(time)}>
            {`${formatWeekday(gulfDate(new Date(time)))}, ${formatHour(time)}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
