import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { gulfDate } from '#shared/time/days.ts';
import { Select, TextField } from '../components/fields.tsx';
import { formatClock } from '../format.ts';

const firstTime = formatClock(9);
const halfHours = Array.from({ length: 24 }, (_, hour) => [formatClock(hour), formatClock(hour).replace(/00$/, '30')]);

interface SendTimeProps {
  /** Gulf time, such as `2026-03-04T09:30`. Empty: right away. */
  value: string;
  onChange: (sendAt: string) => void;
  hint?: string;
  failure?: string | undefined;
}

/** A `datetime-local` field would count the hours as the browser's language does. */
export function SendTime({ value, onChange, hint, failure }: SendTimeProps) {
  const [day = '', time = firstTime] = value ? value.split('T') : [];
  const times = [...new Set([...halfHours.flat(), time])].sort();
  return (
    <div className="grid items-start gap-1.5 sm:grid-cols-2">
      <TextField label={texts.sendAt} hint={hint} failure={failure}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={gulfDate()}
            value={day}
            onChange={({ target }) => onChange(target.value && `${target.value}T${time}`)}
          />
        )}
      </TextField>
      {day && (
        <Select
          label={texts.sendTime}
          value={time}
          options={Object.fromEntries(times.map((one) => [one, one]))}
          withAll={false}
          onChange={(chosen) => onChange(`${day}T${chosen}`)}
        />
      )}
    </div>
  );
}
