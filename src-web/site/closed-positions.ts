import type { JobId } from '#shared/paths.ts';

/** The Worker names them on the islands of the pages that it changes. The build renders a page with all positions open. */
export function closedPositions(island?: HTMLElement): readonly JobId[] {
  return (island?.dataset.closedPositions?.split(' ') ?? []) as JobId[];
}
