import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locales.ts';

const from = {
  en: (first: string) => `${first} from ${brand.name}`,
  ar: (first: string) => `${first} من ${brand.name}`,
};

export function colleagueName(name: string, locale: Locale): string {
  return from[locale](name.trim().split(/\s/, 1)[0]!);
}
