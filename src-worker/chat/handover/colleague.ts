import { sql } from 'drizzle-orm';
import { brand } from '../../../src-shared/brand.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { database } from '../../db/client.ts';
import { hosts } from '../../db/schema.ts';
import { type Bindings, configOf } from '../../env.ts';

/** A colleague: the address, and what visitors read in each language. */
export interface Colleague {
  by: string;
  names: Record<Locale, string>;
}

const team = { en: `The ${brand.name} team`, ar: `فريق ${brand.name}` };

/** The colleague behind a staff address: with the names of the host who has it, else with that in the address. */
export async function colleagueOf(env: Bindings, email: string): Promise<Colleague> {
  const by = email.toLowerCase();
  const host = await database(env)
    .select({ en: hosts.nameEn, ar: hosts.nameAr })
    .from(hosts)
    .where(sql`lower(${hosts.email}) = ${by}`)
    .get();
  if (host) return { by, names: host };
  const isShared = configOf(env).STAFF_ADDRESSES.some((address) => address.toLowerCase() === by);
  const name = nameIn(by);
  return { by, names: isShared || !name ? team : { en: name, ar: name } };
}

/** `layla.haddad@…` is Layla. */
function nameIn(address: string): string {
  const first = /^\p{L}+/u.exec(address)?.[0] ?? '';
  return first.charAt(0).toUpperCase() + first.slice(1);
}
