import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { demoChoice, demoEnd } from '#shared/bookings/demo-hours.ts';
import { type SlotPickerContent, slotPicker } from '#shared/content/en/slot-picker.ts';
import { bookings } from '#shared/staff-texts/bookings.ts';
import { gulfDate, timeZone } from '#shared/time/days.ts';
import { addMonths, monthOf } from '#shared/time/months.ts';
import { type Choice, startOf } from '../../forms/slot-picker/choice.ts';
import type { KnownDay, KnownSlots } from '../../forms/slot-picker/known-slots.ts';
import { SlotCalendar } from '../../forms/slot-picker/slot-picker.tsx';
import { useCursor } from '../../forms/slot-picker/use-slots.ts';
import { alternativesOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Select, submits } from '../components/fields.tsx';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { formatHour, formatSlot, formatWeekday } from '../format.ts';
import { bookingFailure } from './booking-change.ts';
import { InterviewerSelects } from './interviewers.tsx';
import { slotsQuery } from './queries.ts';

const { hours: texts } = bookings;

interface SlotDialogProps {
  title: string;
  confirm: string;
  /** ISO time of the booking. It can be free when there are several hosts. */
  current?: string | undefined;
  preferred?: string;
  pending: boolean;
  error: Error | null;
  /** The choices, with an empty id for any host; without hosts, any host who is free. */
  hosts?: { id: string; name: string }[] | undefined;
  /** The host of the booking that is moved. */
  hostId?: string | undefined;
  /** The addresses chosen at first; undefined for a demo. */
  interviewers?: string[] | undefined;
  onChoose: (startsAt: string, chosen: { hostId?: string; interviewers?: string[] }) => void;
  onClose: () => void;
}

/** The calendar of the form, with what staff can book: without notice. */
export function SlotDialog(props: SlotDialogProps) {
  const { title, confirm, current, preferred, pending, error, hosts, onChoose, onClose } = props;
  const [selected, setHostId] = useState(props.hostId ?? hosts?.[0]?.id ?? '');
  const [people, setPeople] = useState(props.interviewers);
  const hasNobody = people?.length === 0;
  const chosenHosts = people ? { interviewers: people } : selected ? { hostId: selected } : {};
  const heldBy = people ? { interviewers: people.join() } : chosenHosts;
  // The calendar opens in the week of the booking.
  const firstDay = current ? gulfDate(new Date(current)) : '';
  const [choice, setChoice] = useState<Choice>(() => (preferred && demoChoice(preferred)) || noChoice);
  const [months, setMonths] = useState(() =>
    withNext([], [choice.preferredDate, gulfDate(), firstDay].map(monthOf).toSorted()[2]!),
  );
  const query = useQueries({
    queries: hasNobody ? [] : months.map((month) => slotsQuery(month, heldBy)),
    combine: (answers) => ({
      data: answers[0]?.data && {
        days: new Map(answers.flatMap(({ data = [] }) => data.map((found) => withoutTime(found, current)))),
        version: 0,
      },
      error: answers.find(({ error }) => error)?.error ?? null,
      refetch: () => answers.map(({ error, refetch }) => error && refetch()),
    }),
  });
  const chosen = startOf(choice) ?? '';
  const isFree = (time: string) => Boolean(query.data?.days.get(gulfDate(new Date(time)))?.free.includes(time));

  return (
    <Dialog title={title} onClose={onClose}>
      <form tabIndex={-1} onSubmit={submits(() => onChoose(chosen, chosenHosts))} className="@container grid gap-1.5">
        {hosts && (
          <Select
            label={bookings.fields.host}
            value={selected}
            options={Object.fromEntries(hosts.map(({ id, name }) => [id, name]))}
            withAll={false}
            onChange={setHostId}
          />
        )}
        {people && <InterviewerSelects value={people} onChange={setPeople} />}
        {hasNobody ? (
          <p className="text-sm text-ink-soft">{bookings.interview.chooseFirst}</p>
        ) : (
          <QueryBoundary query={query}>
            {(slots) => (
              <>
                {preferred && chosen === preferred && !isFree(preferred) && (
                  <p className="text-sm">
                    {texts.notFree(formatSlot({ startsAt: preferred, endsAt: demoEnd(preferred) }))}
                  </p>
                )}
                <StaffCalendar
                  slots={slots}
                  choice={choice}
                  firstDay={firstDay}
                  onChoose={(change) => setChoice({ ...choice, ...change })}
                  onMonth={(month) => setMonths((shownMonths) => withNext(shownMonths, month))}
                />
              </>
            )}
          </QueryBoundary>
        )}
        <Button type="submit" disabled={!chosen || !isFree(chosen)} pending={pending} className="justify-self-start">
          {confirm}
        </Button>
        <Feedback failure={bookingFailure(error)} />
        <Alternatives
          times={alternativesOf(error) ?? []}
          pending={pending}
          onChoose={(startsAt) => onChoose(startsAt, chosenHosts)}
        />
      </form>
    </Dialog>
  );
}

const noChoice: Choice = { preferredDate: '', preferredTime: '' };

/** The texts of the form's calendar without those about sending the form. */
const calendarTexts: SlotPickerContent = {
  ...slotPicker,
  title: texts.label,
  promise: texts.choose,
  isFree: (hour) => hour,
  cannotBook: '',
};

/** The month after tells whether there is one to show. The same list when both are in it. */
function withNext(shownMonths: string[], month: string): string[] {
  const added = [month, addMonths(month, 1)].filter((one) => !shownMonths.includes(one));
  return added.length > 0 ? [...shownMonths, ...added] : shownMonths;
}

function withoutTime([date, day]: [string, KnownDay], current: string | undefined): [string, KnownDay] {
  return [date, { ...day, free: day.free.filter((startsAt) => startsAt !== current) }];
}

interface StaffCalendarProps {
  slots: KnownSlots;
  choice: Choice;
  firstDay: string;
  onChoose: (change: Partial<Choice>) => void;
  onMonth: (month: string) => void;
}

function StaffCalendar({ slots, choice, firstDay, onChoose, onMonth }: StaffCalendarProps) {
  const cursor = useCursor(choice.preferredDate || firstDay, slots);
  const shown = monthOf(cursor.day);
  useEffect(() => onMonth(shown), [shown, onMonth]);
  return (
    <SlotCalendar
      choice={choice}
      slots={slots}
      cursor={cursor}
      content={calendarTexts}
      zone={timeZone}
      onChoose={onChoose}
    />
  );
}

interface AlternativesProps {
  times: string[];
  pending: boolean;
  onChoose: (startsAt: string) => void;
}

function Alternatives({ times, pending, onChoose }: AlternativesProps) {
  if (times.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-xs font-semibold">{bookings.alternatives}</legend>
      <div className="mt-0.5 flex flex-wrap gap-1">
        {times.map((time) => (
          <Button key={time} variant="secondary" pending={pending} onClick={() => onChoose(time)}>
            {`${formatWeekday(gulfDate(new Date(time)))}, ${formatHour(time)}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
