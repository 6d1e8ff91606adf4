import { type PublicPath, paths } from '../paths.ts';
import { type Company, company as ownCompany } from './company.ts';

const { company, contact, trust, productSecurity } = paths;

export const factNames = {
  people: 'people, with role and languages',
  customers: 'customers who may be named',
  street: 'street',
  mapUrl: 'link to a map',
  licence: 'licence number and free zone',
  foundedIn: 'year of foundation',
  phoneHours: 'hours of the phone',
  spokesperson: 'spokesperson for the press',
  planRegion: 'region of the plans’ data',
  subprocessors: 'sub-processors of the products',
  encryption: 'encryption',
  dataProtectionOfficer: 'data protection officer',
  incidentNotice: 'notice of incidents',
  staffAccess: 'access of staff',
  deletion: 'deletion at the end of a contract',
  penetrationTests: 'penetration tests',
} as const;
type Fact = keyof typeof factNames;

const pagesOf: Partial<Record<Fact, PublicPath[]>> = {
  people: [company],
  customers: [company],
  street: [company, contact],
  mapUrl: [contact],
  licence: [company],
  foundedIn: [company],
  phoneHours: [contact],
  spokesperson: [company],
  planRegion: [productSecurity, trust],
};

/** Facts that the file of the company does not have, and the pages that wait for them. */
export function missingFacts(company: Company = ownCompany): { fact: string; pages: PublicPath[] }[] {
  const values: Record<string, unknown> = { ...company, ...company.security };
  return (Object.keys(factNames) as Fact[])
    .filter((fact) => !values[fact])
    .map((fact) => ({ fact: factNames[fact], pages: pagesOf[fact] ?? [productSecurity] }));
}

/** One line for a terminal. */
export function missingFactsLine(): string | undefined {
  const missing = missingFacts().map(({ fact, pages }) => `${fact} (${pages.join(', ')})`);
  if (missing.length === 0) return undefined;
  return `Pages wait for facts of the company: ${missing.join('; ')}. Write them into src-shared/site/company.ts.`;
}
