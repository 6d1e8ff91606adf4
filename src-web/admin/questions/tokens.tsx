import { admin } from '../../../src-shared/content/en/admin.ts';
import type { ChatUsage } from '../../../src-shared/contracts/admin-chats.ts';
import { Panel } from '../components/panel.tsx';
import { ProgressBar } from '../components/progress-bar.tsx';
import { BarChart } from '../dashboard/bar-chart.tsx';
import { formatDay, formatNumber } from '../format.ts';

const { tokens: texts } = admin.questions;

/** What Joe costs: today beside the cap, and by day. */
export function Tokens({ cap, days }: ChatUsage) {
  const today = days.at(-1)?.tokens ?? 0;
  const total = days.reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <Panel title={texts.title} className="mb-3">
      <div className="grid gap-3 md:grid-cols-2">
        <div>
          <p className="tabular text-sm font-semibold">{texts.today(formatNumber(today), formatNumber(cap))}</p>
          <div className="mt-1">
            <ProgressBar label={texts.label} max={cap} value={Math.min(today, cap)} />
          </div>
          <p className="mt-1 max-w-text text-xs text-ink-soft">{texts.note}</p>
        </div>
        <BarChart
          title={texts.byDay}
          summary={texts.total(formatNumber(total))}
          labels={days.map(({ day }) => formatDay(day))}
          series={[{ name: texts.byDay, values: days.map(({ tokens }) => tokens) }]}
        />
      </div>
    </Panel>
  );
}
