import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '#shared/admin/paths.ts';
import type { Applications, HiringFigures } from '#shared/contracts/hiring.ts';
import { verdicts } from '#shared/inbox/hiring.ts';
import { maxFigured } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { hiring, hiringFigures as texts } from '#shared/staff-texts/hiring.ts';
import { call } from '../../lib/api.ts';
import { PageTitle } from '../components/page.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { formatDate, formatDuration, formatNumber } from '../format.ts';
import { CountTable, sourceName } from './count-tables.tsx';
import { PeriodSwitch, usePeriod } from './period.tsx';

const { all, open, hired, notHired, median } = texts.columns;

export function HiringView() {
  const period = usePeriod();
  const query = useQuery({
    queryKey: ['hiring', period.search],
    queryFn: () => call('GET /api/admin/applications/figures', { query: period.query }),
  });
  return (
    <>
      <PageTitle title={admin.views.hiring}>
        <PeriodSwitch path={adminPaths.hiring} period={period} />
      </PageTitle>
      <QueryBoundary query={query}>{(figures) => <Figures figures={figures} />}</QueryBoundary>
    </>
  );
}

function Figures({ figures }: { figures: HiringFigures }) {
  const { period, isCut, total, positions, sources, stages } = figures;
  return (
    <>
      <p className="mb-2 max-w-text text-sm text-ink-soft">
        {texts.lead(formatDate(period.from), formatDate(period.to))}
      </p>
      {isCut && <p className="mb-2 max-w-text text-sm font-semibold">{texts.cut(formatNumber(maxFigured))}</p>}
      {total.all === 0 ? (
        <Empty>{texts.empty}</Empty>
      ) : (
        <div className="grid items-start gap-3 md:grid-cols-2">
          <ApplicationTable texts={texts.positions} rows={positions} total={total} />
          <CountTable
            title={texts.stages.title}
            nameColumn={texts.stages.name}
            columns={[all, median]}
            rows={stages.map(({ stage, count, medianSeconds }) => ({
              key: stage,
              name: stage === 'withdrawn' ? texts.withdrawn : board.stages[stage],
              counts: [{ now: count }],
              notes: [medianSeconds === null ? texts.noTime : formatDuration(medianSeconds * 1000)],
            }))}
            note={texts.timeNote}
          />
          <ApplicationTable
            texts={texts.sources}
            rows={sources.map((row) => ({ ...row, name: sourceName(row.name ?? 'unrecorded') }))}
            total={total}
          />
          <CountTable
            title={texts.declines.title}
            nameColumn={texts.declines.name}
            columns={[all]}
            rows={figures.declines.map(({ reason, count }) => ({
              key: String(reason),
              name: reason ? hiring.reasons[reason] : hiring.noReason,
              counts: [{ now: count }],
            }))}
          />
          <Reviewers reviewers={figures.reviewers} />
        </div>
      )}
    </>
  );
}

interface ApplicationTableProps {
  texts: { title: string; name: string };
  rows: Applications[];
  total: Applications;
}

function ApplicationTable({ texts: { title, name }, rows, total }: ApplicationTableProps) {
  const countsOf = (row: Applications) => [row.all, row.open, row.hired, row.notHired].map((now) => ({ now }));
  return (
    <CountTable
      title={title}
      nameColumn={name}
      columns={[all, open, hired, notHired]}
      rows={rows.map((row) => ({ key: String(row.name), name: row.name, counts: countsOf(row) }))}
      total={countsOf(total)}
    />
  );
}

function Reviewers({ reviewers }: Pick<HiringFigures, 'reviewers'>) {
  const nameOf = useStaffNames();
  return (
    <CountTable
      title={texts.reviewers.title}
      nameColumn={texts.reviewers.name}
      columns={[all, ...verdicts.map((verdict) => hiring.verdicts[verdict])]}
      rows={reviewers.map(({ by, counts }) => {
        const own = verdicts.map((verdict) => counts[verdict]);
        const sum = own.reduce((count, one) => count + one, 0);
        return { key: by, name: nameOf(by), counts: [sum, ...own].map((now) => ({ now })) };
      })}
    />
  );
}
