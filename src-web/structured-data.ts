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
import { brand } from '../src-shared/brand.ts';
import header from '../src-shared/content/en/header.ts';
import { jobs } from '../src-shared/content/en/jobs.ts';
import { plans } from '../src-shared/content/en/pricing.ts';
import { products } from '../src-shared/content/en/products.ts';
import type { Block, FaqBlock, Job, ProductSummary } from '../src-shared/content/types.ts';
import { gulfDate } from '../src-shared/gulf-time.ts';
import { jobPath, paths } from '../src-shared/paths.ts';
import { siteUrl } from './build-settings.ts';

const absolute = (path: string) => siteUrl + path;

const address: PostalAddress = { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: 'AE' };

const organization = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: brand.email,
  telephone: brand.phone,
  address,
  sameAs: Object.values(brand.social),
} satisfies Organization;

const publisher = { '@type': 'Organization', name: brand.name, url: absolute('/') } satisfies Organization;

/** The schema.org objects of a page, for its head. `today` is `YYYY-MM-DD`. */
export function structuredData(path: string, blocks: Block[] = [], today: string = gulfDate()): WithContext<Thing>[] {
  const product = products.find((candidate) => candidate.path === path);
  const job = jobs.find(({ id }) => jobPath(id) === path);
  const data: Thing[] = [organization];
  if (path === paths.home) data.push(website());
  if (path.lastIndexOf('/') > 0) data.push(breadcrumbs(path, product, job));
  if (product) data.push(application(product));
  if (path === paths.startups) data.push(startupPlans());
  if (job && job.validThrough >= today) data.push(jobPosting(job));
  data.push(...blocks.filter((block) => block.kind === 'faq').map(faqPage));
  return data.map((thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>);
}

function website(): WebSite {
  return { '@type': 'WebSite', name: brand.name, url: absolute('/') };
}

function breadcrumbs(path: string, product?: ProductSummary, job?: Job): BreadcrumbList {
  const links = header.menus.flatMap<{ to: string; label: string }>((menu) => menu.links);
  const labelOf = (to: string) => links.find((link) => link.to === to)?.label ?? to;
  const trail: { name: string; item: string }[] = [{ name: brand.name, item: absolute('/') }];
  if (product) trail.push({ name: header.menus[0]!.label, item: absolute(paths.products) });
  if (job) trail.push({ name: labelOf(paths.careers), item: absolute(paths.careers) });
  trail.push({ name: product?.name ?? job?.title ?? labelOf(path), item: absolute(path) });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function application({ name, title, description, path, features }: ProductSummary): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name,
    alternateName: title,
    description,
    url: absolute(path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: features,
    publisher,
  };
}

function startupPlans(): Service {
  const url = absolute(`${paths.startups}#plans`);
  return {
    '@type': 'Service',
    name: `${brand.name} for startups`,
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

function jobPosting(job: Job): JobPosting {
  const lists = [job.responsibilities, job.requirements, job.nice_to_have].map(
    (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  );
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${job.description}</p>${lists.join('')}`,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: job.postedOn,
    validThrough: job.validThrough,
    employmentType: job.type === 'Internship' ? 'INTERN' : 'FULL_TIME',
    hiringOrganization: publisher,
    jobLocation: { '@type': 'Place', address },
    directApply: true,
    url: absolute(jobPath(job.id)),
  };
}

function faqPage({ items }: FaqBlock): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
