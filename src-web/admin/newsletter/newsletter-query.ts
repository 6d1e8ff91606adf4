import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Newsletter, NewsletterLink } from '#shared/contracts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { hasCode } from '../components/states.tsx';

const pollIntervalMs = { sending: 1000, scheduled: 15_000 };

interface OpenedNewsletter {
  newsletter: Newsletter;
  links: NewsletterLink[];
}

/** Null is a newsletter that was stopped, which is no longer queried. */
export function newsletterQuery(id: string) {
  return queryOptions({
    queryKey: ['newsletter', id],
    queryFn: (): Promise<OpenedNewsletter | null> => call('GET /api/admin/newsletters/:id', { params: { id } }),
    enabled: ({ state: { data } }) => data !== null,
    refetchInterval({ state: { data, error } }) {
      if (hasCode(error, 'not_found')) return false;
      if (data && !data.newsletter.started) return pollIntervalMs.scheduled;
      return data?.newsletter.queued === 0 ? false : pollIntervalMs.sending;
    },
  });
}

/** The newest hundred. */
export const newslettersQuery = queryOptions({
  queryKey: ['newsletters', 'newest'],
  queryFn: () => call('GET /api/admin/newsletters', { query: { limit: 100 } }),
});

/** A listed newsletter as it is now. Its figures no longer change once it is sent. */
export function useListedNewsletter(listed: Newsletter): Newsletter {
  const { data } = useQuery({
    ...newsletterQuery(listed.id),
    enabled: ({ state }) => state.data !== null && (listed.queued > 0 || !listed.started),
  });
  return data?.newsletter ?? listed;
}
