import { sql } from 'drizzle-orm';
import { brand } from '../../../src-shared/brand.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { database } from '../../db/client.ts';
import { hosts } from '../../db/schema.ts';
import { type Bindings, configOf } from '../../env.ts';

export interface Colleague {
  by: string;
  names: Record<Locale, string>;
}

const team = { en: `The ${brand.name} team`, ar: `فريق ${brand.name}` };

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

function nameIn(address: string): string {
  const first = /^\p{L}+/u.exec(address)?.[0] ?? '';
  return first.charAt(0).toUpperCase() + first.slice(1);
}
