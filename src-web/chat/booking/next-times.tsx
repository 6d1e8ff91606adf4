import { useSyncExternalStore } from 'react';
import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import type { BookingTime } from '#shared/contracts/chat.ts';
import { gulfDate, hourLength } from '#shared/time/days.ts';
import { monthOf } from '#shared/time/months.ts';
import { dayText, startWords, visitorZone } from '../../forms/slot-picker/choice.ts';
import { knownSlots, subscribeToSlots } from '../../forms/slot-picker/known-slots.ts';
import { useMonthLoading } from '../../forms/slot-picker/use-slots.ts';
import { useLocale } from '../../locale.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { TypingIndicator } from '../typing-indicator.tsx';

const count = 3;

interface NextTimesProps {
  /** The time that the visitor asked for. */
  near?: BookingTime | undefined;
  content: ChatBookingContent;
  waiting: string;
  onChoose: (startsAt: string) => void;
}

/** The next free times, or those nearest to the time asked for, as they become known. */
export function NextTimes({ near, content, waiting, onChoose }: NextTimesProps) {
  const { days, version } = useSyncExternalStore(subscribeToSlots, knownSlots);
  const { isFirst, failed, retrying, retry } = useMonthLoading(monthOf(near?.date ?? gulfDate()), version);
  const free = [...days.values()].flatMap((day) => day.free).toSorted();
  const next = nearest(
    free.filter((startsAt) => Date.parse(startsAt) > Date.now()),
    near,
  );
  if (next.length > 0) return <TimeList times={next} content={content} onChoose={onChoose} />;
  if (failed) {
    return <LoadFailure content={content.slotPicker} variant="quiet" retrying={retrying} onRetry={retry} />;
  }
  return isFirst ? <TypingIndicator label={waiting} /> : <p className="text-sm">{content.none}</p>;
}

/** First the day that was asked for, then its hours. Without a day, the first days with these hours. */
function nearest(free: string[], { date, from, to }: BookingTime = {}): string[] {
  const wanted = date === undefined ? undefined : Date.parse(`${date}T00:00Z`);
  const rank = (startsAt: string) => {
    const start = new Date(startsAt);
    const days = wanted === undefined ? 0 : Math.abs(Date.parse(`${gulfDate(start)}T00:00Z`) - wanted);
    const hour = hourOf(start);
    const hours = from === undefined ? 0 : Math.max(from - hour, hour - (to ?? from + 1) + 1, 0);
    return { days, hours };
  };
  const ranked = free.map((startsAt) => ({ startsAt, ...rank(startsAt) }));
  return ranked
    .toSorted((one, other) => one.days - other.days || one.hours - other.hours)
    .slice(0, count)
    .map(({ startsAt }) => startsAt);
}

const hourOf = (start: Date) => new Date(start.getTime() + 4 * hourLength).getUTCHours();

interface TimeListProps {
  times: readonly string[];
  content: ChatBookingContent;
  onChoose: (startsAt: string) => void;
}

export function TimeList({ times, content, onChoose }: TimeListProps) {
  const locale = useLocale();
  const zone = visitorZone();
  return (
    <ul className="grid gap-0.5">
      {times.map((startsAt) => {
        const { gulf, own } = startWords(startsAt, locale, zone);
        return (
          <li key={startsAt}>
            <button
              type="button"
              onClick={() => onChoose(startsAt)}
              className="tabular flex min-h-5.5 w-full flex-wrap items-center justify-between gap-x-1 rounded border border-line-strong bg-raised px-1.5 py-0.5 text-start text-sm font-medium transition-colors hover:border-ink hover:bg-accent-wash"
            >
              <span>{dayText(gulfDate(new Date(startsAt)), locale, 'short')}</span>
              <span>
                {own && <span className="me-1 font-semibold">{own}</span>}
                <span className={own && 'text-xs text-ink-soft'}>{content.slotPicker.inDubai(gulf)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
