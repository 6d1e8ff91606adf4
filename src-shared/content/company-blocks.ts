import type { Locale } from '../locales.ts';
import { type Company, company as ownCompany } from '../site/company.ts';
import type { Block } from './types/blocks.ts';

interface Titles {
  facts: string;
  address: string;
  licence: string;
  founded: string;
  press: string;
  customers: string;
  people: string;
}

/** Sections for what the company has stated; what is not there has none. */
export function companyBlocks(locale: Locale, titles: Titles, place: string, company: Company = ownCompany): Block[] {
  const { street, licence, foundedIn, spokesperson, customers = [], people = [] } = company;
  const comma = locale === 'ar' ? '، ' : ', ';
  const facts = [
    street && { title: titles.address, text: place },
    licence && { title: titles.licence, text: [licence.number, licence.freeZone[locale]].join(comma) },
    foundedIn && { title: titles.founded, text: String(foundedIn) },
    spokesperson && {
      title: titles.press,
      text: [spokesperson.name, spokesperson.role[locale], spokesperson.email].join(comma),
    },
  ].filter((fact) => typeof fact === 'object');
  const named = people.map(({ name, role, languages, picture }) => ({
    title: name,
    text: [role[locale], languages[locale]].join(comma),
    ...(picture && { picture }),
  }));
  const labels = customers.map(({ name, industry }) => ({ label: name, note: industry[locale] }));
  return [
    ...(named.length > 0 ? [{ kind: 'feature-list' as const, id: 'people', title: titles.people, items: named }] : []),
    ...(facts.length > 0 ? [{ kind: 'feature-list' as const, id: 'facts', title: titles.facts, items: facts }] : []),
    ...(labels.length > 0 ? [{ kind: 'chips' as const, id: 'customers', title: titles.customers, items: labels }] : []),
  ];
}
