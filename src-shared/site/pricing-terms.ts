import type { Locale } from '../locales.ts';

type Text = Record<Locale, string>;

/** Terms that only the company can state. */
interface PricingTerms {
  /** `/pricing` refers to the quote until these are there. */
  aboveLimit?: Text;
  tax?: Text;
  /** `/pricing` leaves these out until they are there. */
  payment?: Text;
  cancellation?: Text;
}

export const pricingTerms: PricingTerms = {};
