import { foldDigits } from './fold-digits.ts';

/** The codes of the GCC, which people also write without a plus sign. */
const gulfCodes = /^(?:971|966|974|965|973|968)\d{8,9}$/;

/**
 * The digits in international form. Null without the code of the country: 050 123 4567 is a number of the Emirates and
 * of Saudi Arabia.
 */
export function whatsappNumber(phone: string | null | undefined): string | null {
  const typed = foldDigits(phone ?? '').replace(/\(0\)/g, '');
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  const hasCode = /^\s*(?:\+|00)/.test(typed) || gulfCodes.test(digits);
  return hasCode && /^[1-9]\d{6,14}$/.test(digits) ? digits : null;
}
