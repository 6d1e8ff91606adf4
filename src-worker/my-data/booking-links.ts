import type { BookingRecord } from '../../src-shared/contracts/my-data.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { bookingPath, localizedPath } from '../../src-shared/paths.ts';
import { bookingToken } from '../bookings/token.ts';
import type { Bindings } from '../env.ts';

/** The address of each booking's page, by the booking's id. */
export async function bookingLinksOf(
  env: Bindings,
  bookings: BookingRecord[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const link = async (id: string) => localizedPath(bookingPath(await bookingToken(env, id)), locale);
  return new Map(await Promise.all(bookings.map(async ({ id }) => [id, await link(id)] as const)));
}
