import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { NewsletterAudience } from '../../../src-shared/contracts/admin.ts';
import { formatNumber } from '../format.ts';
import { statsQuery } from '../queries.ts';

const { audiences, audienceWith } = admin.newsletter;

/** The number of active subscribers in each audience; undefined while it loads. */
export type Readers = Record<NewsletterAudience, number> | undefined;

export function useReaders(): Readers {
  const { data } = useQuery(statsQuery);
  return data && { all: data.subscribers.active, ...data.readers };
}

/** The audiences with their sizes, for a select. */
export function audienceOptions(readers: Readers): Record<NewsletterAudience, string> {
  const option = (audience: NewsletterAudience) =>
    readers ? audienceWith(audiences[audience], formatNumber(readers[audience])) : audiences[audience];
  return { all: option('all'), en: option('en'), ar: option('ar') };
}
