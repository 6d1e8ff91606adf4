import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Slot } from '../../../src-shared/contracts/bookings.ts';
import { gulfDate } from '../../../src-shared/time/days.ts';
import { Field, inputClass } from '../components/fields.tsx';
import { formatHour, formatWeekday } from '../format.ts';

const { hours: texts } = admin.bookings;

interface HourSelectProps {
  slots: Slot[];
  /** An ISO time; empty while none is chosen. */
  value: string;
  onChange: (startsAt: string) => void;
}

/** The free hours, grouped by day. */
export function HourSelect({ slots, value, onChange }: HourSelectProps) {
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
