import type { JobId } from '../../src-shared/paths.ts';
import { call } from '../lib/api.ts';

let closed: readonly JobId[] | undefined;

export function closedPositions(): readonly JobId[] {
  return closed ?? [];
}

/** The Worker names them in the pages that it changes. Any other page asks, and takes all as open without an answer. */
export async function loadClosedPositions(isPrerendered: boolean): Promise<void> {
  if (import.meta.env.SSR) return;
  closed ??= isPrerendered ? namedInPage() : await ask();
}

function namedInPage(): JobId[] {
  return (document.documentElement.dataset.closedPositions?.split(' ') ?? []) as JobId[];
}

async function ask(): Promise<JobId[] | undefined> {
  const answer = await call('GET /api/positions', {}, { timeout: 3000 }).catch(() => undefined);
  return answer?.closed;
}
