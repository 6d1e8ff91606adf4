import { ApiProblem } from './api.ts';

/** The free hours that the API offers instead of one that is taken, as ISO times; undefined for any other error. */
export function alternativesOf(error: unknown): string[] | undefined {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'slot_taken') return undefined;
  return error.problem.alternatives ?? [];
}
