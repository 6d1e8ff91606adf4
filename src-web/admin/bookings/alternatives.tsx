import { admin } from '../../../src-shared/content/en/admin.ts';
import { gulfDate } from '../../../src-shared/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { formatHour, formatWeekday } from '../format.ts';

interface AlternativesProps {
  /** ISO times. */
  times: string[];
  disabled: boolean;
  onChoose: (startsAt: string) => void;
}

/** Takes one of the hours that the API proposes instead of one that is taken. */
export function Alternatives({ times, disabled, onChoose }: AlternativesProps) {
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
