import { demoFailures } from '#shared/staff-texts/demo-failures.ts';
import { ApiProblem, alternativesOf } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';
import { bookingLimitOf } from './form-store.ts';

export function demoFailureMessage(error: unknown): string {
  const message = error instanceof Error ? error.message.toLowerCase() : '';
  const code = error instanceof ApiProblem ? error.problem.code : '';
  if (message.includes('duplicate key') || code === 'id_already_used') return demoFailures.duplicate;
  if (message.includes('network')) return demoFailures.network;
  if (message.includes('permission') || code === 'access_denied') return demoFailures.permission;
  return demoFailures.other;
}

export function logDemoFailure(error: unknown): void {
  if (alternativesOf(error) || bookingLimitOf(error)) return;
  logError(demoFailureMessage(error), error);
}
