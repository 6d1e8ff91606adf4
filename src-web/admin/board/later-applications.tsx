import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffSubmission } from '../../../src-shared/contracts/inbox.ts';
import type { Stage } from '../../../src-shared/stages.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';

const { board: texts } = admin;
const limit = 25;

interface LaterApplicationsProps {
  stage: Stage;
  position: string;
  /** Where the board's part of the stage ends. */
  after: string;
  card: (application: StaffSubmission) => ReactNode;
}

/** The applications of a stage that the board does not load by itself. */
export function LaterApplications({ stage, position, after, card }: LaterApplicationsProps) {
  const [wanted, setWanted] = useState(false);
  const query = useInfiniteQuery({
    queryKey: ['applications', position, stage, after],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/admin/submissions', { query: { formType: 'career', stage, position, limit, cursor } }),
    initialPageParam: after,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: wanted,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const hasMore = !query.data || query.hasNextPage;
  return (
    <>
      {items.length > 0 && <ol className="mt-1 grid gap-1">{items.map(card)}</ol>}
      {query.error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {query.error.message}
        </p>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          className="mt-1 w-full"
          aria-label={texts.more(texts.stages[stage])}
          disabled={query.isFetching}
          onClick={() => (query.data ? void query.fetchNextPage() : wanted ? void query.refetch() : setWanted(true))}
        >
          {admin.states.loadMore}
        </Button>
      )}
    </>
  );
}
