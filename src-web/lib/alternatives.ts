import { ApiProblem } from './api.ts';

export function alternativesOf(error: unknown): string[] | undefined {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'slot_taken') return undefined;
  return error.problem.alternatives ?? [];
}
