import type { ClosedDay, Slot } from '#shared/contracts/bookings.ts';
import type { Locale } from '#shared/locales.ts';
import { bookingPath, localizedPath } from '#shared/paths.ts';
import { gulfDate } from '#shared/time/days.ts';
import { dateLocale, formatDay } from '#shared/time/format-date.ts';
import { weeksFrom } from '#shared/time/months.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTexts } from '../../http/page-view.tsx';

export interface Choice {
  month: string;
  day: string;
  free: ReadonlyMap<string, Slot[]>;
  closed: readonly ClosedDay[];
  earlier: string | undefined;
  later: string | undefined;
}

interface MonthProps {
  choice: Choice;
  token: string;
}

export function Month({ choice, token }: MonthProps) {
  const { locale, slotPicker } = useTexts();
  const { month, earlier, later } = choice;
  const weeks = weeksFrom(month, gulfDate());
  return (
    <div>
      <div className="flex items-center justify-between">
        <OtherMonth token={token} day={earlier} label={slotPicker.previousMonth} turn="rotate-90 rtl:-rotate-90" />
        <p id="move-month" className="text-sm font-semibold">
          {inWords(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
        </p>
        <OtherMonth token={token} day={later} label={slotPicker.nextMonth} turn="-rotate-90 rtl:rotate-90" />
      </div>
      <table aria-labelledby="move-month" className="mt-0.5 w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weeks[1]!.map((day) => (
              <th key={day} scope="col" className="h-3.5 text-xs font-medium text-ink-soft">
                <span aria-hidden="true">
                  {inWords(day!, locale, { weekday: locale === 'ar' ? 'narrow' : 'short' })}
                </span>
                <span className="sr-only">{inWords(day!, locale, { weekday: 'long' })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td key={weekday} className="h-5.5 p-0 text-center">
                  {day && <Day day={day} choice={choice} token={token} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Closed choice={choice} />
    </div>
  );
}

const dayClass = 'tabular relative mx-auto flex size-5.5 items-center justify-center rounded text-sm';

function Day({ day, choice, token }: MonthProps & { day: string }) {
  const { locale, slotPicker } = useTexts();
  const hours = choice.free.get(day);
  const number = Number(day.slice(8));
  if (!hours) {
    const reason = choice.closed.find(({ date }) => date === day);
    return (
      <span title={reason?.reason} className={classNames(dayClass, 'text-ink-soft')}>
        {number}
        {reason && <span className="absolute bottom-0.5 w-1 border-t-2 border-current" />}
      </span>
    );
  }
  const isShown = day === choice.day;
  return (
    <a
      href={`${localizedPath(bookingPath(token), locale)}&day=${day}#move`}
      aria-label={slotPicker.noted(formatDay(day, locale), slotPicker.freeSlots(hours.length))}
      aria-current={isShown ? 'date' : undefined}
      className={classNames(
        dayClass,
        'font-semibold',
        isShown
          ? 'bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
          : 'hover:bg-accent-wash',
      )}
    >
      {number}
      <span
        className={classNames(
          'absolute bottom-0.5 size-0.75 rounded-full border-3 border-current',
          !isShown && 'text-accent',
        )}
      />
    </a>
  );
}

interface OtherMonthProps {
  token: string;
  day: string | undefined;
  label: string;
  turn: string;
}

function OtherMonth({ token, day, label, turn }: OtherMonthProps) {
  const { locale } = useTexts();
  if (!day) return <span className="size-5.5" />;
  return (
    <a
      href={`${localizedPath(bookingPath(token), locale)}&day=${day}#move`}
      aria-label={label}
      className="inline-flex size-5.5 items-center justify-center rounded hover:bg-accent-wash"
    >
      <Icon name="chevron" className={`size-2.5 ${turn}`} />
    </a>
  );
}

function Closed({ choice: { closed } }: { choice: Choice }) {
  const { slotPicker } = useTexts();
  const reasons = [...new Set(closed.map((day) => slotPicker.closed(day)))];
  return (
    <ul className="mt-0.5 text-xs text-ink-soft">
      <li>{slotPicker.legend}</li>
      {reasons.map((reason) => (
        <li key={reason}>– {reason}</li>
      ))}
    </ul>
  );
}

function inWords(day: string, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString(dateLocale[locale], { ...format, timeZone: 'UTC' });
}
