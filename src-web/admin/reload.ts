import type { QueryClient } from '@tanstack/react-query';

/**
 * Loads all data again after a change. A first load that is under way is cancelled: `invalidateQueries` would wait for it,
 * although it may have read what was there before the change.
 */
export async function reload(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  await client.invalidateQueries();
}
