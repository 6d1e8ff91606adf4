import { companyTabs as tabsAr } from '#shared/content/ar/company-tabs.ts';
import { jobs as jobsAr } from '#shared/content/ar/jobs.ts';
import {
  enterprise as enterpriseAr,
  plans as plansAr,
  priceLabels as priceLabelsAr,
} from '#shared/content/ar/pricing.ts';
import { products as productsAr } from '#shared/content/ar/products.ts';
import { type CompanyTabs, companyTabs as tabsEn } from '#shared/content/en/company-tabs.ts';
import type { Job } from '#shared/content/en/jobs.ts';
import { jobs as jobsEn } from '#shared/content/en/jobs.ts';
import {
  enterprise as enterpriseEn,
  plans as plansEn,
  priceLabels as priceLabelsEn,
} from '#shared/content/en/pricing.ts';
import { products as productsEn } from '#shared/content/en/products.ts';
import type { EnterpriseOffer, Plan, PriceLabels } from '#shared/content/types/blocks.ts';
import type { ProductSummary } from '#shared/content/types/product.ts';
import type { Locale } from '#shared/locales.ts';

/** Texts that answers and the prompt state without a search. */
interface SiteFacts {
  tabs: CompanyTabs;
  jobs: Job[];
  plans: Plan[];
  enterprise: EnterpriseOffer;
  priceLabels: PriceLabels;
  products: ProductSummary[];
}

export const siteFacts: Record<Locale, SiteFacts> = {
  en: {
    tabs: tabsEn,
    jobs: jobsEn,
    plans: plansEn,
    enterprise: enterpriseEn,
    priceLabels: priceLabelsEn,
    products: productsEn,
  },
  ar: {
    tabs: tabsAr,
    jobs: jobsAr,
    plans: plansAr,
    enterprise: enterpriseAr,
    priceLabels: priceLabelsAr,
    products: productsAr,
  },
};
