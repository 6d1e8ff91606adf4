import type { Locale } from '../locales.ts';
import { proof as ownProof } from '../site/proof.ts';
import type { Block } from './types/blocks.ts';

interface ProofTitles {
  customers: string;
  people: string;
}

/** Sections for named customers and people; an empty list has none. */
export function proofBlocks(locale: Locale, titles: ProofTitles, proof = ownProof): Block[] {
  const customers = proof.customers.map(({ name, industry }) => ({ label: name, note: industry[locale] }));
  const people = proof.people.map(({ name, role }) => ({ title: name, text: role[locale] }));
  return [
    ...(customers.length > 0
      ? [{ kind: 'chips' as const, id: 'customers', title: titles.customers, items: customers }]
      : []),
    ...(people.length > 0
      ? [{ kind: 'feature-list' as const, id: 'people', title: titles.people, items: people }]
      : []),
  ];
}
