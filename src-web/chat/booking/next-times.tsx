import { useSyncExternalStore } from 'react';
import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import { gulfDate } from '#shared/time/days.ts';
import { monthOf } from '#shared/time/months.ts';
import { dayText, startWords, visitorZone } from '../../forms/slot-picker/choice.ts';
import { knownSlots, subscribeToSlots } from '../../forms/slot-picker/known-slots.ts';
import { useMonthLoading } from '../../forms/slot-picker/use-slots.ts';
import { useLocale } from '../../locale.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { TypingIndicator } from '../typing-indicator.tsx';

const count = 3;

interface NextTimesProps {
  content: ChatBookingContent;
  waiting: string;
  onChoose: (startsAt: string) => void;
}

/** The next free times, as they become known. */
export function NextTimes({ content, waiting, onChoose }: NextTimesProps) {
  const { days, version } = useSyncExternalStore(subscribeToSlots, knownSlots);
  const { isFirst, failed, retrying, retry } = useMonthLoading(monthOf(gulfDate()), version);
  const free = [...days.values()].flatMap((day) => day.free).toSorted();
  const next = free.filter((startsAt) => Date.parse(startsAt) > Date.now()).slice(0, count);
  if (next.length > 0) return <TimeList times={next} content={content} onChoose={onChoose} />;
  if (failed) {
    return <LoadFailure content={content.slotPicker} variant="quiet" retrying={retrying} onRetry={retry} />;
  }
  return isFirst ? <TypingIndicator label={waiting} /> : <p className="text-sm">{content.none}</p>;
}

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
