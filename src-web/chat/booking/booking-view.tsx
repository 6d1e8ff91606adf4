import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import { gulfDate } from '#shared/time/days.ts';
import { monthOf } from '#shared/time/months.ts';
import { steps } from '../../analytics/progress.ts';
import { type Choice, slotParts, startOf } from '../../forms/slot-picker/choice.ts';
import { knownSlots, subscribeToSlots } from '../../forms/slot-picker/known-slots.ts';
import { SlotCalendar } from '../../forms/slot-picker/slot-picker.tsx';
import { useCursor, useMonthLoading } from '../../forms/slot-picker/use-slots.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';
import { NextTimes } from './next-times.tsx';

interface BookingViewProps extends Omit<BookingFormProps, 'startsAt' | 'children'> {
  startsAt: string | undefined;
  waiting: string;
  onClose: () => void;
}

/** The view takes the place of the conversation: choose a time, then book it. */
export function BookingView({ startsAt, waiting, onClose, ...form }: BookingViewProps) {
  const { content, moved, onTime } = form;
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone; the heading says what is here now.
  useEffect(() => heading.current!.focus(), [startsAt]);

  function choose(time: string | undefined) {
    if (time) steps.add('demo.slot');
    onTime(time);
  }

  const back = (
    <Button variant="quiet" onClick={onClose}>
      {content.back}
    </Button>
  );
  return (
    <section className="min-h-0 grow overflow-y-auto overscroll-contain p-2.5 sm:p-2">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold -outline-offset-2">
        {moved ? content.move.title : content.title}
      </h3>
      {moved?.startsAt && (
        <p className="mt-0.25 text-sm">{content.moving(content.slotPicker.hour(slotParts(moved.startsAt, locale)))}</p>
      )}
      {startsAt ? (
        // Another time is another attempt; the typed fields are stored.
        <BookingForm key={startsAt} {...form} startsAt={startsAt} onTime={choose}>
          {back}
        </BookingForm>
      ) : (
        <div className="mt-1 grid gap-1.5">
          <NextTimes content={content} waiting={waiting} onChoose={choose} />
          <OtherTimes from={moved?.startsAt} content={content} onChoose={choose} />
          <div>{back}</div>
        </div>
      )}
    </section>
  );
}

interface OtherTimesProps {
  /** The day of a booking that is moved. */
  from: string | undefined;
  content: ChatBookingContent;
  onChoose: (startsAt: string) => void;
}

function OtherTimes({ from, content, onChoose }: OtherTimesProps) {
  const [choice, setChoice] = useState<Choice>({
    preferredDate: from ? gulfDate(new Date(from)) : '',
    preferredTime: '',
  });
  const slots = useSyncExternalStore(subscribeToSlots, knownSlots);
  const cursor = useCursor(choice.preferredDate, slots);
  const loading = useMonthLoading(monthOf(cursor.day), slots.version);

  function choose(chosen: Partial<Choice>) {
    const next = { ...choice, ...chosen };
    const startsAt = chosen.preferredTime && startOf(next);
    if (startsAt) onChoose(startsAt);
    else setChoice(next);
  }

  return (
    <div className="@container max-sm:-mx-2.5">
      <SlotCalendar
        choice={choice}
        slots={slots}
        cursor={cursor}
        loading={loading}
        content={{ ...content.slotPicker, title: content.otherTimes }}
        onChoose={choose}
      />
    </div>
  );
}
