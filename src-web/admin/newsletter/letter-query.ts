import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Newsletter } from '../../../src-shared/contracts/newsletter.ts';
import { call } from '../../lib/api.ts';

/** Milliseconds, while it is being sent. */
const pollInterval = 1000;

export function letterQuery(id: string) {
  return queryOptions({
    queryKey: ['newsletter', id],
    queryFn: () => call('GET /api/admin/newsletters/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.newsletter.queued === 0 ? false : pollInterval),
  });
}

/** A listed letter as it is now. What has been sent does not change any more. */
export function useListedLetter(listed: Newsletter): Newsletter {
  const { data } = useQuery({ ...letterQuery(listed.id), enabled: listed.queued > 0 });
  return data?.newsletter ?? listed;
}
