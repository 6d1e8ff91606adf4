import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Activity as Data } from '../../../src-shared/contracts/admin.ts';
import { call } from '../../lib/api.ts';
import { formatDay, formatNumber, formatShare } from '../format.ts';
import { BarChart } from '../parts/figures.tsx';
import { Panel } from '../parts/page.tsx';
import { QueryBoundary } from '../parts/states.tsx';

const { activity: texts, dashboard, submissions } = admin;
const types = ['demo', 'partnership', 'career', 'other'] as const;

export function Activity() {
  const query = useQuery({ queryKey: ['activity'], queryFn: () => call('GET /api/admin/activity', {}) });
  return (
    <Panel title={dashboard.activity} className="mt-3">
      <QueryBoundary query={query}>{(data) => <Charts {...data} />}</QueryBoundary>
    </Panel>
  );
}

function Charts({ days, activeSubscribers }: Data) {
  const labels = days.map(({ day }) => formatDay(day));
  const total = days.reduce((sum, day) => sum + day.demo + day.partnership + day.career + day.other, 0);
  const answered = days.reduce((sum, day) => sum + day.answered, 0);
  const inADay = days.reduce((sum, day) => sum + day.answeredInADay, 0);
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <BarChart
        title={texts.submissions}
        summary={texts.total(total)}
        labels={labels}
        series={types.map((type) => ({ name: submissions.types[type] ?? type, values: days.map((day) => day[type]) }))}
      />
      <BarChart
        title={texts.subscribers}
        summary={formatNumber(activeSubscribers)}
        labels={labels}
        series={[{ name: texts.subscribers, values: subscribersByDay(days, activeSubscribers) }]}
      />
      <BarChart
        title={texts.answered}
        summary={formatShare(inADay, answered)}
        labels={labels}
        series={[{ name: texts.answered, values: days.map((day) => day.answeredInADay) }]}
      />
    </div>
  );
}

function subscribersByDay(days: Data['days'], now: number): number[] {
  let count = now;
  return days
    .toReversed()
    .map(({ subscribed, unsubscribed }) => {
      const endOfDay = count;
      count += unsubscribed - subscribed;
      return endOfDay;
    })
    .reverse();
}
