import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminPaths } from '#shared/admin/paths.ts';
import type { AnalyticsReport, Campaign, Outcome } from '#shared/contracts/analytics.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { campaigns as texts } from '#shared/staff-texts/analytics.ts';
import { call } from '../../lib/api.ts';
import { PageTitle } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { allSources } from './all-sources.ts';
import { CountTable, sourceName } from './count-tables.tsx';
import { NamedCampaigns } from './named-campaigns.tsx';
import { PeriodSwitch, reportQuery, usePeriod } from './period.tsx';

const { views } = admin;
const { visits, started, demos, held } = texts.columns;

export function CampaignsView() {
  const period = usePeriod();
  const report = useQuery(reportQuery(period));
  const named = useQuery({ queryKey: ['campaigns'], queryFn: () => call('GET /api/admin/campaigns', {}) });
  return (
    <>
      <PageTitle title={views.campaigns}>
        <PeriodSwitch path={adminPaths.campaigns} period={period} />
      </PageTitle>
      <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.lead}</p>
      <QueryBoundary query={named}>
        {({ items }) => (
          <>
            <QueryBoundary query={report}>{(shown) => <Outcomes report={shown} named={items} />}</QueryBoundary>
            <NamedCampaigns items={items} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

const none = { now: 0, before: 0 };
const nothing: Outcome = { visits: none, started: none, demos: none, held: none };

function Outcomes({ report, named }: { report: AnalyticsReport; named: Campaign[] }) {
  const titles = new Map(named.map(({ name, title }) => [name, title]));
  const counted = new Set(report.campaigns.map(({ campaign }) => campaign));
  const silent = named.filter(({ name }) => !counted.has(name)).map(({ name }) => ({ campaign: name, ...nothing }));
  const rows = [...report.campaigns, ...silent];
  const sources = allSources(report);
  return (
    <div className="grid grid-cols-1 gap-3">
      <OutcomeTable
        texts={texts.tables.campaigns}
        rows={rows.map(({ campaign, ...outcome }) => ({
          key: campaign,
          name: <CampaignName name={campaign} title={titles.get(campaign)} />,
          ...outcome,
        }))}
      />
      <OutcomeTable
        texts={texts.tables.sources}
        rows={sources.rows.map(({ source, ...outcome }) => ({ key: source, name: sourceName(source), ...outcome }))}
        total={sources.total}
      />
    </div>
  );
}

function CampaignName({ name, title }: { name: string; title: string | undefined }) {
  if (name === 'other') {
    return (
      <>
        {texts.other} <span className="font-normal text-ink-soft">({texts.otherNote})</span>
      </>
    );
  }
  if (!title) return name;
  return (
    <>
      <bdi>{title}</bdi> <span className="block text-xs font-normal text-ink-soft">{name}</span>
    </>
  );
}

interface OutcomeTableProps {
  texts: { title: string; name: string };
  rows: ({ key: string; name: ReactNode } & Outcome)[];
  total?: Outcome;
}

function OutcomeTable({ texts: { title, name }, rows, total }: OutcomeTableProps) {
  const countsOf = (row: Outcome) => [row.visits, row.started, row.demos, row.held];
  return (
    <CountTable
      title={title}
      nameColumn={name}
      columns={[visits, started, demos, held]}
      rows={rows.map((row) => ({ key: row.key, name: row.name, counts: countsOf(row) }))}
      total={total && countsOf(total)}
    />
  );
}
