import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../lib/api.ts';
import { trackFailure, trackSuccess } from './session.ts';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: trackFailure, onSuccess: trackSuccess }),
    mutationCache: new MutationCache({ onError: trackFailure, onSuccess: trackSuccess }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem && error.problem.status < 500),
      },
    },
  });
}
