import { brand } from '../src-shared/brand.ts';
import header from '../src-shared/content/en/header.ts';
import { jobs, jobsPostedOn } from '../src-shared/content/en/jobs.ts';
import { plans } from '../src-shared/content/en/pricing.ts';
import marketeye from '../src-shared/content/en/products/marketeye.ts';
import { products } from '../src-shared/content/en/products.ts';
import type { Job, LandingContent, ProductSummary } from '../src-shared/content/types.ts';
import { jobPath, paths } from '../src-shared/paths.ts';

const absolute = (path: string) => brand.siteUrl + path;
const schema = (type: string, data: object) => ({ '@context': 'https://schema.org', '@type': type, ...data });

const address = { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: 'AE' };
const organization = {
  name: brand.name,
  legalName: brand.legalName,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: brand.email,
  telephone: brand.phone,
  address,
  sameAs: Object.values(brand.social),
};

/** What the prerenderer tells search engines about a page: schema.org objects, as JSON-LD in its head. */
export function structuredData(path: string): object[] {
  const product = products.find((candidate) => candidate.path === path);
  const job = jobs.find(({ id }) => jobPath(id) === path);
  return [
    schema('Organization', organization),
    ...(path === paths.home ? [schema('WebSite', { name: brand.name, url: absolute('/') })] : []),
    ...(path.lastIndexOf('/') > 0 ? [breadcrumbs(path, product, job)] : []),
    ...(product ? [application(product)] : []),
    ...(path === paths.careers ? jobs.map(jobPosting) : []),
    ...(job ? [jobPosting(job)] : []),
    ...(path === paths.marketeye ? questions(marketeye) : []),
  ];
}

/** The way to a page below another. */
function breadcrumbs(path: string, product?: ProductSummary, job?: Job): object {
  const links = header.menus.flatMap<{ to: string; label: string }>((menu) => menu.links);
  const own = {
    name: product?.name ?? job?.title ?? links.find(({ to }) => to === path)?.label ?? path,
    item: absolute(path),
  };
  const trail: { name: string; item: string }[] = [{ name: brand.name, item: absolute('/') }];
  if (product) trail.push({ name: 'Products', item: absolute(paths.products) });
  if (job) trail.push({ name: 'Careers', item: absolute(paths.careers) });
  const itemListElement = [...trail, own].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return schema('BreadcrumbList', { itemListElement });
}

function application({ name, title, description, path, features }: ProductSummary): object {
  return schema('SoftwareApplication', {
    name,
    alternateName: title,
    description,
    url: absolute(path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: features,
    publisher: { '@type': 'Organization', name: brand.name },
    offers: plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      price: plan.price.replace(/[^\d.]/g, '') || '0',
      priceCurrency: 'USD',
      url: absolute(`${paths.startups}#plans`),
    })),
  });
}

function jobPosting(job: Job): object {
  const lists = [job.responsibilities, job.requirements, job.nice_to_have].map(
    (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  );
  return schema('JobPosting', {
    title: job.title,
    description: `<p>${job.description}</p>${lists.join('')}`,
    datePosted: jobsPostedOn,
    employmentType: job.type === 'Internship' ? 'INTERN' : 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: absolute('/') },
    jobLocation: { '@type': 'Place', address },
    directApply: true,
    url: absolute(jobPath(job.id)),
  });
}

function questions({ blocks }: LandingContent): object[] {
  return blocks
    .filter((block) => block.kind === 'faq')
    .map(({ items }) =>
      schema('FAQPage', {
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    );
}
