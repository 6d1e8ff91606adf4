import { useEffect, useId, useSyncExternalStore } from 'react';
import { demoChoice, demoHours } from '#shared/bookings/demo-hours.ts';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import type { Locale } from '#shared/locales.ts';
import { gulfHour, isDay } from '#shared/time/days.ts';
import { monthOf } from '#shared/time/months.ts';
import { steps } from '../../analytics/progress.ts';
import { useLocale } from '../../locale.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { type Choice, dayText, fillChoice, slotParts, startOf, startWords, visitorZone, zoneName } from './choice.ts';
import { type KnownSlots, knownSlots, subscribeToSlots } from './known-slots.ts';
import { dayLabel, MonthGrid } from './month-grid.tsx';
import { PanelIntro } from './panels.tsx';
import { type Cursor, type MonthLoading, useChoice, useCursor, useMonthLoading } from './use-slots.ts';

const hourClass =
  'tabular flex h-full min-h-5.5 w-full flex-wrap content-center items-baseline justify-center gap-x-0.75 rounded border border-line-strong bg-raised px-0.5 py-1 text-base font-semibold transition-colors hover:border-ink disabled:border-line disabled:bg-transparent disabled:font-normal disabled:text-ink-soft aria-pressed:not-disabled:border-ink aria-pressed:not-disabled:bg-ink aria-pressed:not-disabled:text-paper';

interface SlotPickerProps {
  form: HTMLFormElement;
  content: SlotPickerContent;
  onUsable: (isUsable: boolean) => void;
  onChoose: () => void;
}

export function SlotPicker({ form, content, onUsable, onChoose }: SlotPickerProps) {
  const choice = useChoice(form);
  const slots = useSyncExternalStore(subscribeToSlots, knownSlots);
  const cursor = useCursor(choice.preferredDate, slots);
  const loading = useMonthLoading(monthOf(cursor.day), slots.version);
  const isUsable = loading.isFirst || [...slots.days.values()].some(({ free }) => free.length > 0);
  useEffect(() => onUsable(isUsable), [isUsable, onUsable]);
  if (loading.failed && slots.days.size === 0) {
    return <PanelIntro content={content} failed retrying={loading.retrying} onRetry={loading.retry} />;
  }
  return (
    <SlotCalendar
      choice={choice}
      slots={slots}
      cursor={cursor}
      loading={loading}
      content={content}
      onChoose={(chosen) => {
        fillChoice(form, chosen);
        onChoose();
        if (chosen.preferredTime) steps.add('demo.slot');
      }}
    />
  );
}

interface SlotCalendarProps {
  choice: Choice;
  slots: KnownSlots;
  cursor: Cursor;
  loading?: Omit<MonthLoading, 'isFirst'>;
  content: SlotPickerContent;
  zone?: string;
  onChoose: (choice: Partial<Choice>) => void;
}

export function SlotCalendar({
  choice,
  slots,
  cursor,
  loading,
  content,
  zone = visitorZone(),
  onChoose,
}: SlotCalendarProps) {
  const locale = useLocale();
  const { preferredDate } = choice;
  return (
    <div className="grid content-start gap-x-3 gap-y-1.5 px-2.5 @min-[33rem]:grid-cols-[19.25rem_1fr] sm:px-0">
      <h3 className="font-semibold @min-[33rem]:col-span-2">{content.title}</h3>
      <div>
        <MonthGrid
          chosen={preferredDate}
          slots={slots}
          cursor={cursor}
          content={content}
          onChoose={(day) => onChoose({ preferredDate: day })}
        />
        <div role="status" className="flex flex-wrap items-center gap-x-1.5 text-xs">
          {loading?.failed && (
            <LoadFailure content={content} variant="quiet" retrying={loading.retrying} onRetry={loading.retry} />
          )}
        </div>
      </div>
      <SlotList
        day={isDay(preferredDate) ? preferredDate : cursor.nextFree}
        choice={choice}
        slots={slots}
        content={content}
        zone={zone}
        onChoose={onChoose}
      />
      <p role="status" className="min-h-6 text-sm @min-[33rem]:col-span-2">
        {choiceNote(choice, slots, zone, locale, content)}
      </p>
    </div>
  );
}

interface SlotListProps {
  day: string;
  choice: Choice;
  slots: KnownSlots;
  content: SlotPickerContent;
  zone: string;
  onChoose: (choice: Partial<Choice>) => void;
}

function SlotList({ day, choice, slots, content, zone, onChoose }: SlotListProps) {
  const locale = useLocale();
  const titleId = useId();
  const chosen = startOf(choice);
  const slotsOfDay = slots.days.get(day);
  const starts = demoHours.map((hour) => gulfHour(day, hour).toISOString());
  return (
    <fieldset aria-labelledby={titleId} aria-busy={!slotsOfDay} className="min-w-0">
      <p id={titleId} className="text-sm font-semibold">
        {dayText(day, locale)}
      </p>
      <p className="mb-1 text-xs text-ink-soft">{content.zones(zoneName(starts[0]!, locale, zone))}</p>
      <ul className="grid grid-cols-2 gap-0.5 @min-[33rem]:grid-cols-1">
        {starts.map((startsAt) => {
          const { gulf, own } = startWords(startsAt, locale, zone);
          const isFree = slotsOfDay?.free.includes(startsAt);
          return (
            <li key={startsAt}>
              <button
                type="button"
                disabled={!isFree}
                aria-pressed={startsAt === chosen}
                onClick={() => onChoose(demoChoice(startsAt)!)}
                className={classNames(hourClass, slotsOfDay && 'disabled:line-through')}
              >
                <span>{own ?? gulf}</span>
                {own && <span className="text-xs font-normal">{content.inDubai(gulf)}</span>}
                {slotsOfDay && !isFree && <span className="sr-only">{content.notFree}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function choiceNote(
  choice: Choice,
  { days }: KnownSlots,
  zone: string,
  locale: Locale,
  content: SlotPickerContent,
): string {
  const day = days.get(choice.preferredDate);
  if (!day) return content.promise;
  const startsAt = startOf(choice);
  if (day.closed || !startsAt) {
    const label = `${dayLabel(choice.preferredDate, day, locale, content)}.`;
    return day.free.length > 0 ? label : `${label} ${content.cannotBook}`;
  }
  const hour = content.hour(slotParts(startsAt, locale, zone));
  return day.free.includes(startsAt) ? content.isFree(hour) : `${content.isNotFree(hour)} ${content.cannotBook}`;
}
