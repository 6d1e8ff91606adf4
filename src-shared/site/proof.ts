import type { Locale } from '../locales.ts';

type Text = Record<Locale, string>;

interface Proof {
  /** Who agreed in writing to be named. */
  customers: { name: string; industry: Text }[];
  people: { name: string; role: Text }[];
  certificates: { name: string; scope: Text; validUntil: string }[];
}

/** Real ones only. Pages leave out what is empty. */
export const proof: Proof = { customers: [], people: [], certificates: [] };
