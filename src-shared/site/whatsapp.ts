import { brand, fullTitle } from '../brand.ts';

export const whatsappAddress = brand.whatsapp && `https://wa.me/${brand.whatsapp.replace(/\D/g, '')}`;

/** The message begins with the title of the visitor's page. The link is null without a number. */
export function whatsappLink(title: string): string | null {
  return whatsappAddress && `${whatsappAddress}?text=${encodeURIComponent(fullTitle(title))}`;
}
