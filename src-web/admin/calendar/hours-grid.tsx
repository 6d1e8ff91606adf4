import { demoHours } from '../../../src-shared/booking/demo-hours.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { WeeklyHours } from '../../../src-shared/contracts/admin-bookings.ts';
import { formatClock } from '../format.ts';

const { weekdays, hosts: texts } = admin.calendar;
/** From Monday. */
const order = [1, 2, 3, 4, 5, 6, 0];

interface HoursGridProps {
  hours: WeeklyHours;
  onChange: (hours: WeeklyHours) => void;
}

/** Weekdays and the hours at which a demo may begin. On narrow screens the hours of a day take more than one line. */
export function HoursGrid({ hours, onChange }: HoursGridProps) {
  function set(weekday: number, hour: number, isOffered: boolean) {
    const others = (hours[weekday] ?? []).filter((one) => one !== hour);
    const changed = isOffered ? [...others, hour].sort((a, b) => a - b) : others;
    onChange(hours.map((ofDay, day) => (day === weekday ? changed : ofDay)));
  }

  return (
    <fieldset>
      <legend className="text-xs font-semibold">{texts.hours}</legend>
      <div className="mt-0.5 divide-y divide-line">
        {order.map((weekday) => (
          <div key={weekday} className="grid items-center gap-x-1 py-0.25 md:grid-cols-[7rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="text-sm font-semibold">
              {weekdays[weekday]}
            </span>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))]">
              {demoHours.map((hour) => (
                <label key={hour} className="tabular inline-flex min-h-5.5 items-center gap-0.75 text-sm">
                  <input
                    type="checkbox"
                    aria-label={`${weekdays[weekday]} ${formatClock(hour)}`}
                    checked={hours[weekday]?.includes(hour) ?? false}
                    onChange={({ target }) => set(weekday, hour, target.checked)}
                    className="size-2 accent-accent"
                  />
                  {formatClock(hour)}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
