import { brand } from '../../brand.ts';
import { company } from '../../site/company.ts';

const { street, licence } = company;

/** The address, as far as the company has stated it. */
export const place = [street?.en, brand.city, brand.country].filter(Boolean).join(', ');

export const legalLine = [`© ${brand.legalName}`, place, licence && `Licence ${licence.number}, ${licence.freeZone.en}`]
  .filter(Boolean)
  .join(' · ');
