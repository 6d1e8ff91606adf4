import type { Locale } from './locales.ts';
import { dominantLocale } from './text/dominant-locale.ts';

export const brand = {
  name: 'Rihla AI',
  arabicName: 'رحلة',
  legalName: 'Rihla AI FZ-LLC',
  city: 'Dubai',
  country: 'UAE',
  siteUrl: 'https://rihla.example',
  email: 'hello@rihla.example',
  phone: '+971 4 000 0000',
  /** A number in international form, such as `+971 50 000 0000`. */
  whatsapp: null as string | null,
  mailFrom: 'Rihla AI <hello@rihla.example>',
  staffAddresses: ['sales@rihla.example', 'partners@rihla.example', 'careers@rihla.example'],
  agentBuilder: { name: 'Lagentry', url: 'https://lagentry.example' },
  social: {
    linkedin: 'https://www.linkedin.com/company/rihla-ai',
    x: 'https://x.com/rihla-ai',
  },
} as const;

export function fullTitle(title: string): string {
  const name = dominantLocale(title, 'en') === 'ar' ? brand.arabicName : brand.name;
  return title.includes(name) ? title : `${title} · ${name}`;
}

export function wordmark(locale: Locale): string {
  return locale === 'ar' ? `${brand.arabicName} ${brand.name}` : brand.name;
}
