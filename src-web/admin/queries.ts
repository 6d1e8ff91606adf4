import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiProblem, call } from '../lib/api.ts';
import { trackFailure, trackSuccess } from './session.ts';

/** A view that appears after a failure must not ask again: the frame would hide it until the answer, without end. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => call('GET /api/admin/me', {}),
  retryOnMount: false,
});

/** A refusal by the mail provider or the completion API is seen after so long at most. */
const stateIntervalMs = 60_000;

export const mailStateQuery = queryOptions({
  queryKey: ['mail-state'],
  queryFn: () => call('GET /api/admin/mail-state', {}),
  refetchInterval: stateIntervalMs,
});

export const modelStateQuery = queryOptions({
  queryKey: ['model-state'],
  queryFn: () => call('GET /api/admin/model-state', {}),
  refetchInterval: stateIntervalMs,
});

/** The status asks R2 and Cloudflare Access, too. */
const statusIntervalMs = 5 * 60_000;

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: () => call('GET /api/admin/status', {}),
  refetchInterval: statusIntervalMs,
  staleTime: 60_000,
});

export const statsQuery = queryOptions({ queryKey: ['stats'], queryFn: () => call('GET /api/admin/stats', {}) });

export const todayQuery = queryOptions({ queryKey: ['today'], queryFn: () => call('GET /api/admin/today', {}) });

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => call('GET /api/admin/staff', {}) });

export const templatesQuery = queryOptions({
  queryKey: ['reply-templates'],
  queryFn: () => call('GET /api/admin/reply-templates', {}),
});

export function makeQueryClient(): QueryClient {
  /** After a role is taken away, the page leaves out what needs it. Without a first answer it would ask without end. */
  function onError(error: Error, query?: { queryKey: QueryKey }) {
    trackFailure(error);
    const isRefused = error instanceof ApiProblem && error.problem.code === 'role_required';
    const isKnown = client.getQueryData(meQuery.queryKey) !== undefined;
    if (isRefused && isKnown && query?.queryKey[0] !== 'me')
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: trackSuccess }),
    mutationCache: new MutationCache({ onError: (error) => onError(error), onSuccess: trackSuccess }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem && error.problem.status < 500),
      },
    },
  });
  return client;
}

/**
 * Reloads all data. Cancels a first load under way: `invalidateQueries` would wait for it, although it may have read
 * the data from before the change.
 */
export async function reload(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  await client.invalidateQueries();
}

export function useChange<Data, Variables = void, Context = unknown>(
  mutationFn: (variables: Variables) => Promise<Data>,
  options: Omit<UseMutationOptions<Data, Error, Variables, Context>, 'mutationFn' | 'onSettled'> = {},
) {
  const client = useQueryClient();
  return useMutation({ ...options, mutationFn, onSettled: () => reload(client) });
}
