import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#shared/contracts/admin.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { Button } from '../../ui/button.tsx';
import { ItemList } from './list.tsx';
import { QueryBoundary } from './states.tsx';

type Load<Loaded> = (cursor: string | undefined) => Promise<Loaded>;

interface PagedProps<Item> {
  label: string;
  queryKey: readonly unknown[];
  load: Load<Page<Item>>;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

export function Paged<Item>({ queryKey, load, ...rest }: PagedProps<Item>) {
  return <PagedList query={usePages(queryKey, load)} {...rest} />;
}

export function usePages<Loaded extends Page<unknown>>(
  queryKey: readonly unknown[],
  load: Load<Loaded>,
  refetchInterval = 0,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval,
  });
}

interface PagedListProps<Item> {
  label: string;
  query: Pick<
    UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
    'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  > & { data: { pages: Page<Item>[] } | undefined };
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

export function PagedList<Item>({ label, query, empty, children }: PagedListProps<Item>) {
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return (
          <>
            <ItemList label={label} items={items} empty={empty}>
              {children}
            </ItemList>
            {query.hasNextPage && (
              <Button
                variant="secondary"
                className="mt-2"
                pending={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {admin.states.loadMore}
              </Button>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
