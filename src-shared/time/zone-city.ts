import { zoneCities } from '../content/ar/zone-cities.ts';
import type { Locale } from '../locales.ts';

/** Cities that the name of the zone spells otherwise. */
const english: Record<string, string> = {
  'Asia/Qatar': 'Doha',
  'Asia/Kuwait': 'Kuwait City',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Saigon': 'Ho Chi Minh City',
};

/** A person says “Riyadh time”, ICU “Arabian Standard Time”. Nothing for a zone that names no city. */
export function zoneCity(zone: string, locale: Locale): string | undefined {
  if (locale === 'ar') return zoneCities[zone];
  const [area, ...names] = zone.split('/');
  if (names.length === 0 || area === 'Etc') return undefined;
  return english[zone] ?? names.at(-1)!.replaceAll('_', ' ');
}
