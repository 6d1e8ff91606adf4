import { admin } from '../../../src-shared/content/en/admin.ts';
import { addDays, daysFrom } from '../../../src-shared/time/days.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatDay } from '../format.ts';
import { bookingsPath } from './bookings-path.ts';
import { useWeek } from './use-week.ts';
import { WeekList } from './week-list.tsx';
import { WeekTable } from './week-table.tsx';

const { bookings: texts } = admin;

interface WeekViewProps {
  /** `YYYY-MM-DD`. */
  monday: string;
  pathOf: (id: string) => string;
}

export function WeekView({ monday, pathOf }: WeekViewProps) {
  const query = useWeek(monday);
  const days = daysFrom(monday, 7);
  const last = days.at(-1)!;
  const label = `${texts.range(formatDay(monday), formatDay(last))} ${last.slice(0, 4)}`;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 aria-live="polite" className="text-subheading">
          {label}
        </h2>
        <nav aria-label={texts.weeks} className="flex flex-wrap gap-0.5">
          <ButtonLink variant="secondary" to={bookingsPath({ week: addDays(monday, -7) })}>
            {texts.previous}
          </ButtonLink>
          <ButtonLink variant="secondary" to={bookingsPath({})}>
            {texts.today}
          </ButtonLink>
          <ButtonLink variant="secondary" to={bookingsPath({ week: addDays(monday, 7) })}>
            {texts.next}
          </ButtonLink>
        </nav>
      </div>
      <QueryBoundary query={query}>
        {(week) => (
          <>
            <div className="hidden xl:block">
              <WeekTable label={label} days={days} week={week} pathOf={pathOf} />
            </div>
            <div className="xl:hidden">
              <WeekList label={label} days={days} week={week} pathOf={pathOf} />
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  );
}
