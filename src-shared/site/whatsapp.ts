import { brand, fullTitle } from '../brand.ts';

export const whatsappAddress = brand.whatsapp && `https://wa.me/${brand.whatsapp.replace(/\D/g, '')}`;

/** With the title of the visitor's page as the beginning of the message. Null without a number. */
export function whatsappLink(title: string): string | null {
  return whatsappAddress && `${whatsappAddress}?text=${encodeURIComponent(fullTitle(title))}`;
}
