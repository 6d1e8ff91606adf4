import { demoFailures } from '../../src-shared/content/en/forms/demo.ts';
import { ApiProblem } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';

/** What the console says about a demo request that failed: by the words in the error (specification, section 8). */
export function demoFailureMessage(error: unknown): string {
  const message = error instanceof Error ? error.message.toLowerCase() : '';
  const code = error instanceof ApiProblem ? error.problem.code : '';
  if (message.includes('duplicate key') || code === 'id_already_used') return demoFailures.duplicate;
  if (message.includes('network')) return demoFailures.network;
  if (message.includes('permission') || code === 'access_denied') return demoFailures.permission;
  return demoFailures.other;
}

/** Logs why a demo request failed. */
export function logDemoFailure(error: unknown): void {
  logError(demoFailureMessage(error), error);
}
