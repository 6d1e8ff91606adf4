import type {
  BreadcrumbList,
  FAQPage,
  JobPosting,
  Organization,
  PostalAddress,
  Service,
  SoftwareApplication,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { brand } from '#shared/brand.ts';
import { jobs as arabicJobs } from '#shared/content/ar/jobs.ts';
import { header as arabicHeader } from '#shared/content/ar/layout.ts';
import { plans as arabicPlans, plansName as arabicPlansName } from '#shared/content/ar/pricing.ts';
import { products as arabicProducts } from '#shared/content/ar/products.ts';
import type { Job } from '#shared/content/en/jobs.ts';
import { jobs } from '#shared/content/en/jobs.ts';
import type { HeaderContent } from '#shared/content/en/layout.ts';
import { header } from '#shared/content/en/layout.ts';
import { plans, plansName } from '#shared/content/en/pricing.ts';
import { products } from '#shared/content/en/products.ts';
import type { Block, FaqBlock, Plan } from '#shared/content/types/blocks.ts';
import type { ProductSummary } from '#shared/content/types/product.ts';
import type { Locale } from '#shared/locales.ts';
import { jobPath, localizedPath, paths } from '#shared/paths.ts';
import { company } from '#shared/site/company.ts';
import { postingDays } from '#shared/site/jobs.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { siteUrl } from '../build-settings.ts';

interface Texts {
  locale: Locale;
  header: HeaderContent;
  jobs: Job[];
  plans: Plan[];
  products: ProductSummary[];
  plansName: string;
}

const texts: Record<Locale, Texts> = {
  en: { locale: 'en', header, jobs, plans, products, plansName },
  ar: {
    locale: 'ar',
    header: arabicHeader,
    jobs: arabicJobs,
    plans: arabicPlans,
    products: arabicProducts,
    plansName: arabicPlansName,
  },
};

const absolute = (path: string, locale: Locale) => siteUrl + localizedPath(path, locale);

const { street, foundedIn } = company;

const address: PostalAddress = {
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street.en }),
  addressLocality: brand.city,
  addressCountry: 'AE',
};

const logo = `${siteUrl}/icon-512.png`;

const organization = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: `${siteUrl}/`,
  logo,
  email: brand.email,
  telephone: brand.phone,
  address,
  ...(foundedIn && { foundingDate: String(foundedIn) }),
  sameAs: Object.values(brand.social),
} satisfies Organization;

const publisher = { '@type': 'Organization', name: brand.name, url: `${siteUrl}/` } satisfies Organization;

export function structuredData(
  path: string,
  locale: Locale,
  blocks: Block[] = [],
  today: string = gulfDate(),
): WithContext<Thing>[] {
  const content = texts[locale];
  const product = content.products.find((candidate) => candidate.path === path);
  const job = content.jobs.find(({ id }) => jobPath(id) === path);
  const data: Thing[] = [organization];
  if (path === paths.home) data.push(website(locale));
  if (path.lastIndexOf('/') > 0) data.push(breadcrumbs(path, content, product, job));
  if (product) data.push(application(product, locale));
  if (path === paths.startups || path === paths.pricing) data.push(startupPlans(content, path));
  if (job) data.push(jobPosting(job, locale, addDays(today, postingDays)));
  data.push(
    ...blocks
      .filter((block) => block.kind === 'faq')
      .filter(({ id }) => id !== 'terms')
      .map((block) => faqPage(block, locale)),
  );
  return data.map((thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>);
}

function website(locale: Locale): WebSite {
  return { '@type': 'WebSite', name: brand.name, url: absolute('/', locale), inLanguage: locale };
}

function breadcrumbs(
  path: string,
  { header, locale }: Texts,
  product: ProductSummary | undefined,
  job: Job | undefined,
): BreadcrumbList {
  const links = header.menus.flatMap<{ to: string; label: string }>((menu) => menu.links);
  const labelOf = (to: string) => links.find((link) => link.to === to)?.label ?? to;
  const trail: { name: string; item: string }[] = [{ name: brand.name, item: absolute('/', locale) }];
  if (product) trail.push({ name: header.menus[0]!.label, item: absolute(paths.products, locale) });
  if (job) trail.push({ name: labelOf(paths.careers), item: absolute(paths.careers, locale) });
  trail.push({ name: product?.name ?? job?.title ?? labelOf(path), item: absolute(path, locale) });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function application(
  { name, title, description, path, features }: ProductSummary,
  locale: Locale,
): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name,
    alternateName: title,
    description,
    url: absolute(path, locale),
    inLanguage: locale,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: features,
    publisher,
  };
}

function startupPlans({ plans, plansName, locale }: Texts, path: string): Service {
  const url = absolute(`${path}#plans`, locale);
  return {
    '@type': 'Service',
    name: plansName,
    url,
    provider: publisher,
    offers: plans.map(({ name, description, price }) => ({
      '@type': 'Offer',
      name,
      description,
      url,
      price: price.amount,
      priceCurrency: price.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.amount,
        priceCurrency: price.currency,
        // UN/CEFACT: month.
        unitCode: 'MON',
      },
    })),
  };
}

function jobPosting(job: Job, locale: Locale, validThrough: string): JobPosting {
  const lists = [job.responsibilities, job.requirements, job.nice_to_have].map(
    (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  );
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${job.description}</p>${lists.join('')}`,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: job.postedOn,
    validThrough,
    employmentType: job.type === 'Internship' ? 'INTERN' : 'FULL_TIME',
    hiringOrganization: { ...publisher, logo },
    jobLocation: { '@type': 'Place', address },
    directApply: true,
    url: absolute(jobPath(job.id), locale),
  };
}

function faqPage({ items }: FaqBlock, locale: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
