import type { Locale } from '../locales.ts';

export type Text = Record<Locale, string>;

/** Facts that only the company knows. Pages leave out those that are not there; `company.example.ts` has all. */
export interface Company {
  /** `picture` is an address on this site, such as that of a picture uploaded for news. */
  people?: { name: string; role: Text; languages: Text; picture?: string }[];
  /** Customers who agreed in writing to be named. */
  customers?: { name: string; industry: Text }[];
  certificates?: { name: string; scope: Text; validUntil: string }[];
  street?: Text;
  mapUrl?: string;
  licence?: { number: string; freeZone: Text };
  foundedIn?: number;
  phoneHours?: Text;
  spokesperson?: { name: string; role: Text; email: string };
  /** The place of the data of plans, such as “the UAE”. */
  planRegion?: Text;
  /** Sentences of `/product-security`, which says “Set out in your contract” without them. */
  security?: {
    encryption?: Text;
    dataProtectionOfficer?: Text;
    incidentNotice?: Text;
    staffAccess?: Text;
    deletion?: Text;
    penetrationTests?: Text;
  };
  subprocessors?: { name: string; purpose: Text; region: Text }[];
}

export const company: Company = {};
