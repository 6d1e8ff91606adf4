import type { DataAnalystContent } from '#shared/content/en/samples/ai-data-analyst.ts';
import { Container } from '../../ui/container.tsx';
import { answers, formatValue, labelOf } from './answers.ts';
import { tables } from './tables.ts';

const best = answers.hours.rows[0]!;
const bars = tables.visits_of_30_days.rows.map(([weekday, hours, visits, , orders]) => ({
  labels: [weekday, hours],
  height: Math.round((10_000 * orders) / visits / best.value),
}));
const weekdays = [...new Set(tables.visits_of_30_days.rows.map(([weekday]) => weekday))];

export default function AiDataAnalystScene({ content }: { content: DataAnalystContent }) {
  return (
    <div aria-hidden="true" className="scene text-center">
      <Container width="wide">
        <p className="inline-block rounded border border-night-line bg-night-raised px-2 py-1 text-sm sm:text-lead">
          {content.questions.hours}
        </p>
        <p className="il-appear il-2 pt-3 pb-1 text-sm font-semibold text-amber-bright">
          {labelOf(best, content)}: <bdi>{formatValue['%'](best.value)}</bdi>
        </p>
      </Container>
      <div dir="ltr">
        <svg aria-hidden="true" viewBox="0 0 210 100" preserveAspectRatio="none" className="block h-16 w-full md:h-24">
          {bars.map(({ labels, height }, index) => (
            <rect
              key={labels.join()}
              x={index * 10 + 1}
              y={100 - height}
              width="8"
              height={height}
              className={`il-rise ${labels.join() === best.labels.join() ? 'il-2 fill-amber' : 'fill-starlight/12'}`}
            />
          ))}
        </svg>
        <div className="grid grid-cols-7 border-t border-night-line py-1 text-xs text-starlight-soft max-md:hidden">
          {weekdays.map((weekday) => (
            <span key={weekday}>{content.labels[weekday]}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
