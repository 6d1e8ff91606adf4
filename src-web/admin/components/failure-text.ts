import { ApiProblem } from '../../lib/api.ts';

/** What an error says to staff: of refused fields, what is wrong with each. */
export function failureText(error: Error | null): string | undefined {
  const refused = error instanceof ApiProblem ? error.problem.errors : undefined;
  return refused?.length ? [...new Set(refused.map(({ message }) => message))].join(' ') : error?.message;
}
