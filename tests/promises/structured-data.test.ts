import { expect, it } from 'vitest';
import { builtPage } from './built-page.ts';

/** Search engines read one page for each kind of data. */

const structuredData = (path: string): unknown[] =>
  [...builtPage(path).querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent),
  );

const context = { '@context': 'https://schema.org' };
const origin = 'https://rihla.example';
const address = { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' };
const publisher = { '@type': 'Organization', name: 'Rihla AI', url: 'https://rihla.example/' };

const company = {
  ...context,
  '@type': 'Organization',
  name: 'Rihla AI',
  legalName: 'Rihla AI FZ-LLC',
  url: 'https://rihla.example/',
  logo: 'https://rihla.example/icon-512.png',
  email: 'hello@rihla.example',
  telephone: '+971 4 000 0000',
  address,
  sameAs: ['https://www.linkedin.com/company/rihla-ai', 'https://x.com/rihla-ai'],
};

function breadcrumbs(...entries: [position: number, name: string, path: string][]) {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(([position, name, path]) => ({
      '@type': 'ListItem',
      position,
      name,
      item: origin + path,
    })),
  };
}

const answer = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});

const plan = (page: string, name: string, description: string, price: number) => ({
  '@type': 'Offer',
  name,
  description,
  url: `${origin}${page}#plans`,
  price,
  priceCurrency: 'USD',
  // A month in the codes of UN/CEFACT.
  priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: 'MON' },
});

const plans = (page: string) => ({
  ...context,
  '@type': 'Service',
  name: 'Lagentry plans',
  url: `${origin}${page}#plans`,
  provider: publisher,
  offers: [
    plan(page, 'Starter', 'For your first agent.', 0),
    plan(page, 'Growth', 'For teams with paying customers.', 49),
    plan(page, 'Scale', 'For products your customers rely on.', 199),
  ],
});

const pages: [path: string, ...unknown[]][] = [
  ['/', company, { ...context, '@type': 'WebSite', name: 'Rihla AI', url: `${origin}/`, inLanguage: 'en' }],
  ['/ar', company, { ...context, '@type': 'WebSite', name: 'Rihla AI', url: `${origin}/ar`, inLanguage: 'ar' }],
  ['/careers', company],
  [
    '/solutions/startups',
    company,
    breadcrumbs([1, 'Rihla AI', '/'], [2, 'Startups', '/solutions/startups']),
    plans('/solutions/startups'),
  ],
  [
    '/pricing',
    company,
    plans('/pricing'),
    {
      ...context,
      '@type': 'FAQPage',
      inLanguage: 'en',
      mainEntity: [
        answer(
          'Can we try it before we pay?',
          'Yes. Starter is free, with 5,000 AI operations a month. Most products come with a free trial as well: ask for it in the demo.',
        ),
        answer(
          'Do we need a card to start?',
          'No card needed. Request a plan and we’ll set up your workspace with you.',
        ),
        answer(
          'Are these prices binding?',
          'They are indicative and may change. The binding price is the one in your quote.',
        ),
        answer(
          'What do Enterprise and the other products cost?',
          'They are quoted, because the price depends on scale. The quote states currency and tax.',
        ),
        answer('How fast do we get an answer?', 'A person replies to a request within 24 hours on working days.'),
      ],
    },
  ],
  [
    '/products/ai-data-analyst',
    company,
    breadcrumbs(
      [1, 'Rihla AI', '/'],
      [2, 'Products', '/products'],
      [3, 'AI Data Analyst', '/products/ai-data-analyst'],
    ),
    {
      ...context,
      '@type': 'SoftwareApplication',
      name: 'AI Data Analyst',
      alternateName: 'Answers from your own data',
      description: 'Ask in plain language. Get the number, a chart and the query behind it.',
      url: 'https://rihla.example/products/ai-data-analyst',
      inLanguage: 'en',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      featureList: [
        ...['Questions in plain language', 'The query behind each answer', 'Alerts when a trend breaks'],
        'Runs on your data warehouse',
      ],
      publisher,
    },
  ],
  [
    '/careers/ai-engineer-intern',
    company,
    breadcrumbs(
      [1, 'Rihla AI', '/'],
      [2, 'Careers', '/careers'],
      [3, 'AI Engineer Intern', '/careers/ai-engineer-intern'],
    ),
    {
      ...context,
      '@type': 'JobPosting',
      title: 'AI Engineer Intern',
      description:
        '<p>Six months on evaluation and data: the part of AI that decides whether the rest is worth anything.</p><ul><li>Collect and clean test cases with domain experts</li><li>Write evaluations and read their failures</li><li>Present what you found to the team</li></ul><ul><li>Student or recent graduate in a quantitative field</li><li>Python from courses or your own projects</li><li>Comfort with being wrong and finding out why</li></ul><ul><li>Some work with language models</li><li>Arabic</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Rihla AI', value: 'ai-engineer-intern' },
      datePosted: '2026-11-01',
      // The build counts from its day.
      validThrough: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      employmentType: 'INTERN',
      hiringOrganization: { ...publisher, logo: 'https://rihla.example/icon-512.png' },
      jobLocation: { '@type': 'Place', address },
      directApply: true,
      url: 'https://rihla.example/careers/ai-engineer-intern',
    },
  ],
];

it.each(pages)('%s describes what it shows', (path, ...data) => {
  expect(structuredData(path)).toEqual(data);
});

it.each([
  ['/careers/frontend-developer', 'FULL_TIME'],
  ['/careers/ai-engineer', 'FULL_TIME'],
  ['/careers/frontend-developer-intern', 'INTERN'],
  ['/ar/careers/ai-engineer-intern', 'INTERN'],
])('the position at %s is of the type %s', (path, employmentType) => {
  expect(structuredData(path)).toContainEqual(expect.objectContaining({ '@type': 'JobPosting', employmentType }));
});
