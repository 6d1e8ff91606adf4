import type { JobId } from '#shared/paths.ts';
import { call } from '../lib/api.ts';

let answered: readonly JobId[] | undefined;

/** The Worker names them in the prerendered pages that it changes. */
export function closedPositions(): readonly JobId[] {
  if (import.meta.env.SSR) return [];
  return answered ?? ((document.documentElement.dataset.closedPositions?.split(' ') ?? []) as JobId[]);
}

/** For a page that the app renders itself. Without an answer all are taken as open. */
export async function loadClosedPositions(): Promise<void> {
  if (import.meta.env.SSR || answered) return;
  const answer = await call('GET /api/positions', {}, { timeout: 3000 }).catch(() => undefined);
  answered = answer?.closed;
}
