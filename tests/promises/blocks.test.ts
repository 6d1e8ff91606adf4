import { expect, test } from 'vitest';
import { builtPage, textOf, textsOf } from './built-page.ts';

/** Numbers of elements that the specification promises. */
const counts: [page: string, promise: string, count: number, selector: string][] = [
  ['/', 'feature cards', 6, '#cards > * > ul > li'],
  ['/', 'products', 6, '#products > * > ul > li'],
  ['/products', 'products', 6, 'main section ol > li[id]'],
  ['/company', 'AI solutions', 6, '#solutions li'],
  ['/company', 'industries', 4, '#industries li'],
  ['/company', 'technologies', 8, '#technologies li'],
  ['/company', 'steps of the process', 4, '#process li'],
  ['/careers', 'company values', 4, '#feature-list li'],
  ['/careers', 'benefits', 6, '#cards li'],
  ['/careers', 'open positions', 4, '#positions li:has(h3)'],
  ['/products/lagentry', 'features', 6, '#cards li'],
  ['/products/lagentry', 'benefits', 3, '#feature-list li'],
  ['/products/lagentry', 'customer quote', 1, '#testimonial blockquote'],
  ['/products/lagentry', 'use cases', 4, '#cards-2 li'],
  ['/products/ai-auditor', 'capabilities', 6, '#cards li'],
  ['/products/ai-auditor', 'compliance standards', 6, '#standards li'],
  ['/products/ai-auditor', 'industries', 4, '#feature-list li'],
  ['/products/ai-auditor', 'quote', 1, '#testimonial blockquote'],
  ['/products/id-verification', 'capabilities', 6, '#cards li'],
  ['/products/id-verification', 'document types', 6, '#documents li'],
  ['/products/id-verification', 'industries', 4, '#feature-list li'],
  ['/products/marketeye', 'features', 6, '#cards li'],
  ['/products/marketeye', 'asset classes', 4, '#coverage dt'],
  ['/products/ai-data-analyst', 'metric cards', 4, '#dashboard [type="radio"]'],
  ['/products/ai-data-analyst', 'AI insights', 3, '#cards li'],
  ['/products/ai-data-analyst', 'entries of recent activity', 4, '#dashboard section ul > li'],
  ['/products/uae-ecommerce-aggregator', 'features', 6, '#cards li'],
  ['/products/uae-ecommerce-aggregator', 'categories', 8, '#categories li'],
  ['/products/uae-ecommerce-aggregator', 'benefits', 3, '#feature-list li'],
  ['/products/uae-ecommerce-aggregator', 'use cases', 4, '#cards-2 li'],
  ['/partner-with-us', 'reasons to partner', 4, '#cards li'],
  ['/partner-with-us', 'next steps', 4, '#next li'],
  ['/partner-with-us', 'investment highlights', 4, '#highlights li'],
  ['/schedule-demo', 'steps after the request', 3, '#next li'],
  ['/solutions/enterprise', 'capability cards', 6, '#cards li'],
  ['/solutions/enterprise', 'use cases', 4, '#feature-list li'],
  ['/solutions/enterprise', 'integrations', 8, '#chips li'],
  ['/solutions/startups', 'pricing cards', 3, '#plans > * > ul > li'],
  ['/solutions/startups', 'capability cards', 4, '#cards li'],
  ['/solutions/startups', 'use cases', 3, '#feature-list li'],
  ['/solutions/startups', 'integrations', 6, '#chips li'],
  ['/solutions/developers', 'code samples', 1, '#sample pre code'],
  ['/solutions/developers', 'SDK languages', 6, '#sample ul > li'],
  ['/solutions/developers', 'capability cards', 6, '#cards li'],
  ['/solutions/developers', 'use cases', 3, '#feature-list li'],
  ['/solutions/developers', 'integrations', 6, '#chips li'],
  ['/solutions/researchers', 'publications', 4, '#papers > * > ul > li'],
  ['/solutions/researchers', 'capability cards', 4, '#cards li'],
  ['/solutions/researchers', 'use cases', 3, '#feature-list li'],
  ['/solutions/researchers', 'integrations', 6, '#chips li'],
];

test.each(counts)('%s: the %s are %i', (page, _, count, selector) => {
  expect(textsOf(page, selector)).toHaveLength(count);
  expect(textsOf(page, selector).filter((text) => text === '' && !selector.includes('radio'))).toEqual([]);
});

/** Names that the specification gives, in order. */
const lists: [page: string, promise: string, selector: string, ...string[]][] = [
  ['/', 'the heading of the six cards', '#cards h2', 'Why choose Rihla AI'],
  [
    '/',
    'product names',
    '#products h3',
    ...['Lagentry', 'AI Auditor', 'ID Verification', 'MarketEye', 'AI Data Analyst', 'UAE E-commerce Aggregator'],
  ],
  [
    '/products',
    'product names',
    'main section ol > li[id] h3',
    ...['Lagentry', 'AI Auditor', 'ID Verification', 'MarketEye', 'AI Data Analyst', 'UAE E-commerce Aggregator'],
  ],
  ['/company', 'tabs', '[role="tab"]', ...['AI Solutions', 'Industries We Serve', 'Technologies', 'Our Process']],
  ['/company', 'industries', '#industries h3', 'Healthcare', 'Finance', 'E-commerce', 'Manufacturing'],
  [
    '/company',
    'technologies',
    '#technologies h3',
    ...['Large language models', 'Retrieval', 'Computer vision', 'Arabic language processing'],
    ...['Time series', 'Agent orchestration', 'Edge computing', 'Confidential computing'],
  ],
  [
    '/company',
    'process',
    '#process h3',
    ...['Discovery & Analysis', 'AI Strategy Design', 'Development & Training', 'Deployment & Optimization'],
  ],
  [
    '/careers',
    'positions',
    '#positions h3',
    ...['Frontend Developer', 'AI Engineer', 'Frontend Developer Intern', 'AI Engineer Intern'],
  ],
  [
    '/products/ai-auditor',
    'standards',
    '#standards li',
    ...['GDPR personal data, EU', 'CCPA consumer privacy, California', 'SOC 2 service controls'],
    ...['ISO 27001 information security', 'HIPAA health records', 'PCI DSS card payments'],
  ],
  [
    '/products/ai-data-analyst',
    'metrics',
    '#dashboard label > span:first-of-type',
    ...['Revenue', 'Active users', 'Conversion rate', 'Churn rate'],
  ],
  ['/solutions/developers', 'SDK languages', '#sample ul > li', 'TypeScript', 'Python', 'Go', 'Java', 'C#', 'PHP'],
  [
    '/partner-with-us',
    'next steps',
    '#next h3',
    ...['You write', 'We reply within 24 hours on working days', 'We talk', 'We decide together'],
  ],
  ['/partner-with-us', 'the heading of the reasons', '#cards h2', 'Why Partner with Rihla AI'],
  ['/partner-with-us', 'the button of the deck', '#deck [type="submit"]', 'Download Investment Deck'],
  [
    '/partner-with-us',
    'side panels',
    '#next h2, #highlights h2, #contact h2',
    ...['Next steps', 'Investment highlights', 'Contact'],
  ],
  ['/schedule-demo', 'side panels', '#next h2, #contact h2', ...['What happens next', 'Prefer to talk first?']],
];

test.each(lists)('%s: %s', (page, _, selector, ...wanted) => {
  expect(textsOf(page, selector)).toEqual(wanted);
});

/** The figures of the specification's section 9, "Marketing claims", each with its label. */
const figures: [page: string, selector: string, ...string[]][] = [
  [
    '/company',
    '#stats',
    ...['AI models deployed 500+', 'enterprise clients 50+', 'uptime guarantee 99.9%', 'monitoring 24/7'],
  ],
  [
    '/partner-with-us',
    '#stats',
    ...['growth, year over year 300%', 'customers 500+', 'people in the team 50+', 'uptime guarantee 99.9%'],
  ],
  [
    '/products/ai-auditor',
    '#stats',
    'average compliance score after one year 98.5%',
    'of transactions read 100%',
    'standards in one review 6',
  ],
  [
    '/products/id-verification',
    '#stats',
    ...['verifications 50M+', 'accuracy 99.9%', 'countries 200+', 'to a result under 30s'],
  ],
  ['/products/marketeye', '#coverage', 'Stocks 10K+', 'Crypto 500+', 'Forex 150+', 'Commodities 100+'],
  [
    '/products/marketeye',
    '#stats',
    ...['one-day directional accuracy in back-tests 85%', 'price monitoring 24/7', 'of price history 10 years'],
  ],
  [
    '/solutions/enterprise',
    '#stats',
    ...['enterprise SLA 99.99%', 'monitoring 24/7', 'from Enterprise contract to the first live process 30 days'],
  ],
  [
    '/solutions/startups',
    '#stats',
    ...['free operations every month 5,000', 'to your first agent an afternoon', 'uptime guarantee 99.9%'],
  ],
  [
    '/solutions/developers',
    '#stats',
    ...['API uptime 99.9%', 'latency at the edge, median sub-50ms', 'SDK languages 6'],
  ],
  [
    '/solutions/researchers',
    '#stats',
    ...['working papers 4', 'languages in the corpora 2', 'from proposal to data 6 weeks'],
  ],
];

test.each(figures)('%s %s: each figure has its label', (page, selector, ...wanted) => {
  expect(textsOf(page, `${selector} dl > div`)).toEqual(wanted);
});

test('each product on the home page has a title, a description and four features', () => {
  for (const card of builtPage('/').querySelectorAll('#products > * > ul > li')) {
    const name = textOf(card.querySelector('h3'));
    expect(card.querySelectorAll('ul > li'), name).toHaveLength(4);
    const [title, description] = [...card.querySelectorAll('p')].map(textOf);
    expect(title, name).toBeTruthy();
    expect(description!.length, name).toBeGreaterThan(title!.length);
  }
});

const plans: [name: string, price: string, operations: string, popular: boolean][] = [
  ['Starter', 'Free', '5,000 AI operations per month', false],
  ['Growth', '$49 per month', '100,000 AI operations per month', true],
  ['Scale', '$199 per month', '1M AI operations per month', false],
];

const comparison: [row: string, ...cells: string[]][] = [
  ['Price', 'Free', '$49 per month', '$199 per month', 'Custom'],
  ['AI operations per month', '5,000', '100,000', '1,000,000', 'In the quote'],
  ['People', '3', '10', 'Unlimited', 'In the quote'],
  ['Approval before action', 'Yes', 'Yes', 'Yes', 'Yes'],
  ['A log of every step', 'Yes', 'Yes', 'Yes', 'Yes'],
  ['All connectors', 'No', 'Yes', 'Yes', 'Yes'],
  ['Roles', 'No', 'Yes', 'Yes', 'Yes'],
  ['Audit log export', 'No', 'No', 'Yes', 'Yes'],
  ['Single sign-on', 'No', 'No', 'Yes', 'Yes'],
  ['SCIM user provisioning', 'No', 'No', 'No', 'Yes'],
  ['Hosting in the UAE, KSA or your own cloud', 'No', 'No', 'No', 'Yes'],
  ['Uptime guarantee', '99.9%', '99.9%', '99.9%', '99.99%'],
];

test('the comparison of the plans states what each plan has', () => {
  const rows = [...builtPage('/pricing').querySelectorAll('#comparison tbody tr')];
  const shown = rows.map((row) => [
    textOf(row.querySelector('th')),
    ...[...row.querySelectorAll('td')].map(
      (cell) => cell.querySelector('.sr-only')?.textContent ?? cell.lastChild!.textContent,
    ),
  ]);
  expect(shown.slice(0, -1)).toEqual(comparison);
});

test('the startup plans have names, prices and operations, and one is popular', () => {
  const cards = [...builtPage('/solutions/startups').querySelectorAll('#plans > * > ul > li')];
  const shown = cards.map((card) => [
    textOf(card.querySelector('h3')),
    textOf(card.querySelector('h3 ~ p, p')),
    textOf(card.querySelector('ul > li')),
    textOf(card).includes('Most Popular'),
  ]);
  expect(shown).toEqual(plans);
});

const positions: [slug: string, title: string, department: string, type: string, experience: string][] = [
  ['frontend-developer', 'Frontend Developer', 'Product engineering', 'Full-time', '2-5 years'],
  ['ai-engineer', 'AI Engineer', 'Applied AI', 'Full-time', '3-7 years'],
  ['frontend-developer-intern', 'Frontend Developer Intern', 'Product engineering', 'Internship', '0-2 years'],
  ['ai-engineer-intern', 'AI Engineer Intern', 'Applied AI', 'Internship', '0-2 years'],
];

test.each(positions)('the position %s: %s, %s, %s, %s', (slug, title, department, type, experience) => {
  const item = [...builtPage('/careers').querySelectorAll('#positions li:has(h3)')].find(
    (element) => textOf(element.querySelector('h3')) === title,
  );
  expect(textOf(item!)).toContain(`${department} · Dubai, UAE`);
  expect(textOf(item!)).toContain(`${type} ${experience}`);
  const page = builtPage(`/careers/${slug}`);
  expect(textOf(page.querySelector('h1 ~ p'))).toBe(`${department} · Dubai, UAE · ${type} · ${experience}`);
  expect(textsOf(`/careers/${slug}`, 'main h3')).toEqual(['What you will do', 'What you bring', 'Nice to have']);
  for (const list of page.querySelectorAll('main section ul')) expect(list.children.length).toBeGreaterThan(1);
  const jobPosting = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent,
  );
  expect(jobPosting.join()).toContain('"JobPosting"');
  expect(page.querySelector('[name="position"] [selected]')!.getAttribute('value')).toBe(title);
});

test('the dashboard has four ranges, and begins with 30 days and the revenue', () => {
  const dashboard = builtPage('/products/ai-data-analyst').querySelector('#dashboard')!;
  const options = [...dashboard.querySelectorAll('select option')];
  expect(options.map((option) => [option.getAttribute('value'), textOf(option)])).toEqual([
    ['7d', 'Last 7 days'],
    ['30d', 'Last 30 days'],
    ['90d', 'Last 90 days'],
    ['1y', 'Last 12 months'],
  ]);
  expect(dashboard.querySelector('option[selected]')!.getAttribute('value')).toBe('30d');
  expect(dashboard.querySelector('figure')!.getAttribute('aria-label')).toBe('Revenue, last 30 days, by day');
  const values = [...dashboard.querySelectorAll('[type="radio"]')].map((radio) => radio.getAttribute('value'));
  expect(values).toEqual(['revenue', 'users', 'conversion', 'churn']);
});

test('the company page shows its first tab, and each tab has its panel', () => {
  const tabs = [...builtPage('/company').querySelectorAll('[role="tab"]')];
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
  const panels = [...builtPage('/company').querySelectorAll('[role="tabpanel"]')].map(({ id }) => id);
  expect(panels).toEqual(tabs.map((tab) => tab.getAttribute('href')!.slice(1)));
});

test('the code sample of the developers page calls the SDK', () => {
  expect(textOf(builtPage('/solutions/developers').querySelector('#sample pre'))).toContain("from '@rihla/sdk'");
});

const promises: [page: string, selector: string, text: string][] = [
  ['/careers', '#positions', 'HR replies within 5-7 business days if your application is selected.'],
  ['/partner-with-us', '#inquiry', 'Our partnerships team will contact you within 24 hours on working days.'],
  ['/schedule-demo', '#next', 'within 24 hours on working days'],
  ['/schedule-demo', 'form', 'Demos last one hour, Monday to Friday between 9 AM and 5 PM Gulf time.'],
];

test.each(promises)('%s %s promises: %s', (page, selector, text) => {
  expect(textsOf(page, selector).join(' ')).toContain(text);
});
