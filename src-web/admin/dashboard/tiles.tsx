import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { QueryBoundary } from '../components/states.tsx';
import { formatNumber } from '../format.ts';
import { statsQuery } from '../queries.ts';

const { tiles } = admin.dashboard;

export function StatTiles() {
  const stats = useQuery(statsQuery);
  return (
    <QueryBoundary query={stats}>
      {({ submissions, subscribers }) => (
        <dl className="mb-3 grid grid-cols-2 gap-1.5 sm:gap-2 lg:grid-cols-4">
          <StatTile label={tiles.total} value={submissions.total} />
          <StatTile label={tiles.pending} value={submissions.pending} />
          <StatTile label={tiles.active} value={subscribers.active} />
          <StatTile label={tiles.subscribers} value={subscribers.total} />
        </dl>
      )}
    </QueryBoundary>
  );
}

function StatTile({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col justify-between rounded border border-line bg-raised p-2 shadow-low sm:px-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular text-title font-semibold">{formatNumber(value)}</dd>
    </div>
  );
}
