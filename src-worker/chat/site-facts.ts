import { jobs as jobsAr } from '../../src-shared/content/ar/jobs.ts';
import companyAr from '../../src-shared/content/ar/pages/company.ts';
import { plans as plansAr, priceLabels as priceLabelsAr } from '../../src-shared/content/ar/pricing.ts';
import { products as productsAr } from '../../src-shared/content/ar/products.ts';
import type { Job } from '../../src-shared/content/en/jobs.ts';
import { jobs as jobsEn } from '../../src-shared/content/en/jobs.ts';
import type { CompanyContent } from '../../src-shared/content/en/pages/company.ts';
import companyEn from '../../src-shared/content/en/pages/company.ts';
import { plans as plansEn, priceLabels as priceLabelsEn } from '../../src-shared/content/en/pricing.ts';
import { products as productsEn } from '../../src-shared/content/en/products.ts';
import type { Plan, PriceLabels } from '../../src-shared/content/types/blocks.ts';
import type { ProductSummary } from '../../src-shared/content/types/product.ts';
import type { Locale } from '../../src-shared/locales.ts';

interface SiteFacts {
  company: CompanyContent;
  jobs: Job[];
  plans: Plan[];
  priceLabels: PriceLabels;
  products: ProductSummary[];
}

/** The pages' own content, so that Joe and the site never contradict each other. */
export const siteFacts: Record<Locale, SiteFacts> = {
  en: { company: companyEn, jobs: jobsEn, plans: plansEn, priceLabels: priceLabelsEn, products: productsEn },
  ar: { company: companyAr, jobs: jobsAr, plans: plansAr, priceLabels: priceLabelsAr, products: productsAr },
};
