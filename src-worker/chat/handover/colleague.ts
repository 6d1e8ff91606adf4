import { eq, sql } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locales.ts';
import { colleagueName } from '../../auth/colleague-name.ts';
import { database } from '../../db/client.ts';
import { hosts, staff } from '../../db/schema.ts';
import { type Bindings, configOf } from '../../env.ts';

export interface Colleague {
  by: string;
  names: Record<Locale, string>;
}

const team = { en: `The ${brand.name} team`, ar: `فريق ${brand.name}` };

export async function colleagueOf(env: Bindings, email: string): Promise<Colleague> {
  const by = email.toLowerCase();
  const db = database(env);
  const [[profile], [host]] = await db.batch([
    db.select({ name: staff.name }).from(staff).where(eq(staff.email, by)),
    db.select({ en: hosts.nameEn, ar: hosts.nameAr }).from(hosts).where(sql`lower(${hosts.email}) = ${by}`).limit(1),
  ]);
  if (profile?.name) {
    const arabic = host?.ar ?? profile.name;
    return { by, names: { en: colleagueName(profile.name, 'en'), ar: colleagueName(arabic, 'ar') } };
  }
  if (host) return { by, names: host };
  const isShared = configOf(env).STAFF_ADDRESSES.some((address) => address.toLowerCase() === by);
  const name = nameIn(by);
  return { by, names: isShared || !name ? team : { en: name, ar: name } };
}

function nameIn(address: string): string {
  const first = /^\p{L}+/u.exec(address)?.[0] ?? '';
  return first.charAt(0).toUpperCase() + first.slice(1);
}
