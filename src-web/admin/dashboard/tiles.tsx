import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { formatNumber } from '../format.ts';
import { Loaded } from '../parts/states.tsx';
import { statsQuery } from '../queries.ts';

const { tiles } = admin.dashboard;

/** The four figures of the specification's dashboard. */
export function Tiles() {
  const stats = useQuery(statsQuery);
  return (
    <Loaded query={stats}>
      {({ submissions, subscribers }) => (
        <dl className="mb-3 grid grid-cols-2 gap-1.5 sm:gap-2 lg:grid-cols-4">
          <Tile label={tiles.total} value={submissions.total} />
          <Tile label={tiles.pending} value={submissions.pending} />
          <Tile label={tiles.active} value={subscribers.active} />
          <Tile label={tiles.subscribers} value={subscribers.total} />
        </dl>
      )}
    </Loaded>
  );
}

function Tile({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col justify-between rounded border border-line bg-raised p-2 shadow-low sm:px-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="figures text-title font-semibold">{formatNumber(value)}</dd>
    </div>
  );
}
