import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';
import { usePages } from '../../components/paged.tsx';

const limit = 25;

export type SubmissionQuery = Record<string, string | undefined>;

export function useSubmissionPages(query: SubmissionQuery) {
  const queryKey = ['submissions', query];
  const load = (cursor?: string) => call('GET /api/admin/submissions', { query: { ...query, limit, cursor } });
  const pages = usePages(queryKey, load);
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return { queryKey, load, pages, items };
}

export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/** A submission that has left the list, such as a completed one, keeps its place in it. */
export function useNeighbours(query: SubmissionQuery, id: string | undefined): Neighbours {
  const { items, pages } = useSubmissionPages(query);
  const [place, setPlace] = useState({ id, index: -1 });
  const index = items.findIndex((item) => item.id === id);
  if (place.id !== id || (index >= 0 && index !== place.index)) setPlace({ id, index });
  const isLast = index >= 0 && index === items.length - 1;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const next = index >= 0 ? index + 1 : Math.max(place.index, 0);
  const previous = (index >= 0 ? index : place.index) - 1;
  return { previous: items[previous]?.id, next: items[next]?.id };
}
