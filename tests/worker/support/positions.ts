import { env } from 'cloudflare:workers';
import type { JobId } from '#shared/paths.ts';
import { database } from '#worker/db/client.ts';
import { positionClosings } from '#worker/db/schema.ts';
import { forgetClosings } from '#worker/positions/store.ts';

/** Days are in Dubai; without one the position is closed already. */
export async function closePosition(
  slug: JobId,
  closesOn = '2026-01-01',
  opensOn: string | null = null,
): Promise<void> {
  await database(env).insert(positionClosings).values({ slug, closesOn, opensOn });
  forgetClosings();
}

export async function openPositions(): Promise<void> {
  await database(env).delete(positionClosings);
  forgetClosings();
}
