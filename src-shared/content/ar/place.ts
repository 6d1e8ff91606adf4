import { brand } from '../../brand.ts';
import { company } from '../../site/company.ts';
import { isolated } from '../isolated.ts';

const { street, licence } = company;

export const place = [street?.ar, 'دبي', 'الإمارات'].filter(Boolean).join('، ');

export const legalLine = [
  `© ${isolated(brand.legalName)}`,
  place,
  licence && `رخصة ${isolated(licence.number)}، ${licence.freeZone.ar}`,
]
  .filter(Boolean)
  .join(' · ');
