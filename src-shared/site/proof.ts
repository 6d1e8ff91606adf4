import type { Locale } from '../locales.ts';

type Text = Record<Locale, string>;

interface Proof {
  /** Customers who agreed in writing to be named. */
  customers: { name: string; industry: Text }[];
  people: { name: string; role: Text }[];
  certificates: { name: string; scope: Text; validUntil: string }[];
}

/** Real customers, people and certificates only. Pages leave out empty lists. */
export const proof: Proof = { customers: [], people: [], certificates: [] };
