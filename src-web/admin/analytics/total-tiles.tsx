import { admin } from '../../../src-shared/content/en/admin.ts';
import type { AnalyticsReport, Compared } from '../../../src-shared/contracts/analytics.ts';
import { formatNumber } from '../format.ts';
import { changeText } from './change-text.ts';

const { analytics: texts } = admin;

export function TotalTiles({ report }: { report: AnalyticsReport }) {
  const step = (funnel: string, name: string): Compared =>
    report.funnels.find((one) => one.funnel === funnel)!.steps.find((one) => one.step === name)!;
  return (
    <dl className="mb-3 grid grid-cols-2 gap-1.5 sm:gap-2 lg:grid-cols-4">
      <Tile label={texts.tiles.visits} count={report.visits} />
      <Tile label={texts.tiles.views} count={report.views} />
      <Tile label={texts.tiles.demos} count={step('demo', 'sent')} />
      <Tile label={texts.tiles.subscribers} count={step('newsletter', 'confirmed')} />
    </dl>
  );
}

function Tile({ label, count }: { label: string; count: Compared }) {
  return (
    <div className="flex flex-col justify-between rounded border border-line bg-raised p-2 shadow-low sm:px-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="tabular block text-title font-semibold">{formatNumber(count.now)}</span>
        <span className="tabular block text-xs text-ink-soft">
          {changeText(count)} ({formatNumber(count.before)})
        </span>
      </dd>
    </div>
  );
}
