import { jobIds, jobPath, paths } from '../../src-shared/paths.ts';
import { expect, test } from './test.ts';

/** Texts that each page must have without JavaScript. */
const texts: Record<string, string[]> = {
  [paths.home]: [
    'Build Smarter with AI',
    'No Code. No Complexity.',
    'Start Building Now',
    'Why choose',
    'Visit Lagentry Site',
    'Learn More',
    'Get Started Free',
    'Schedule Demo',
    'Partner With Us',
  ],
  [paths.products]: [
    'Lagentry',
    'AI Auditor',
    'ID Verification',
    'MarketEye',
    'AI Data Analyst',
    'UAE E-commerce Aggregator',
  ],
  [paths.lagentry]: ['Features', 'Benefits', 'Use cases'],
  [paths.aiAuditor]: ['GDPR', 'CCPA', 'SOC 2', 'ISO 27001', 'HIPAA', 'PCI DSS', '98.5%'],
  [paths.idVerification]: ['50M+', '99.9%', '200+', 'under 30s'],
  [paths.marketeye]: ['Stocks', '10K+', 'Crypto', '500+', 'Forex', '150+', 'Commodities', '100+', '85%'],
  [paths.aiDataAnalyst]: [
    'Revenue',
    'Active users',
    'Conversion rate',
    'Churn rate',
    'AI insights',
    'Recent activity',
    'Sample',
  ],
  [paths.ecommerceAggregator]: ['Features', 'Categories', 'Benefits', 'Use cases'],
  [paths.enterprise]: ['99.99%', 'Integrations', 'Use cases'],
  [paths.startups]: ['Starter', 'Free', '5,000', 'Growth', '$49', '100,000', 'Most Popular', 'Scale', '$199', '1M'],
  [paths.developers]: ['TypeScript', 'Python', 'sub-50ms', '99.9%'],
  [paths.researchers]: ['Publications'],
  [paths.company]: [
    'Watch Our AI in Action',
    'Get Custom Solution',
    'AI Solutions',
    'Industries We Serve',
    'Healthcare',
    'Finance',
    'E-commerce',
    'Manufacturing',
    'Technologies',
    'Our Process',
    'Discovery & Analysis',
    'AI Strategy Design',
    'Development & Training',
    'Deployment & Optimization',
    '500+',
    '50+',
    '99.9%',
    '24/7',
    'Start Your AI Journey',
  ],
  [paths.careers]: [
    'Frontend Developer',
    'AI Engineer',
    'Frontend Developer Intern',
    'AI Engineer Intern',
    'Full-time',
    'Internship',
    '2-5',
    '3-7',
    '0-2',
  ],
  [paths.scheduleDemo]: [
    'First Name',
    'Last Name',
    'Email',
    'Company',
    'Primary Use Case',
    'Preferred Date',
    'Preferred Time',
    '9-10 AM',
    '4-5 PM',
  ],
  [paths.partner]: [
    'Download Investment Deck',
    'Schedule Meeting',
    'Why Partner',
    '300%',
    'Partnership Type',
    'Joint Venture',
    'Next steps',
  ],
  [paths.privacy]: ['What we store, why, and for how long', '730 days', '365 days', '90 days', 'Your rights'],
  [paths.terms]: ['A request is not a contract', 'Joe may be wrong', 'Dubai'],
  [paths.cookies]: ['sets no cookies for visitors', 'scroll-positions', 'CF_Authorization'],
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

for (const [path, expected] of Object.entries(texts)) {
  test(`${path} has its texts without JavaScript`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const body = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, ' ');
    const text = body.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '').replace(/\s+/g, ' ');
    for (const phrase of expected) expect(text).toContain(phrase);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab panel shows as a section, and every position has a page', async ({ page }) => {
    await page.goto(paths.company);
    for (const phrase of ['Large language models', 'Deployment & Optimization', 'AI agents']) {
      await expect(page.locator('main').getByText(phrase).first()).toBeVisible();
    }
    await page.goto(paths.careers);
    await page.getByRole('link', { name: 'View and apply: Frontend Developer Intern' }).click();
    await expect(page).toHaveURL(jobPath('frontend-developer-intern'));
    await expect(page.getByText('Student or recent graduate').first()).toBeVisible();
  });

  test('the menus open', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Products' }).click();
    await page
      .getByRole('link', { name: /MarketEye/ })
      .first()
      .click();
    await expect(page).toHaveURL(/marketeye/);
  });
});

test('search engines find every listed page and not the admin area', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [...Object.keys(texts), ...jobIds.map(jobPath)])
    expect(sitemap).toContain(`<loc>https://rihla.example${path}</loc>`);
  expect(sitemap).not.toMatch(/unsubscribe|\/sent<|newsletter|404/);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
  const home = await (await request.get('/')).text();
  const image = /property="og:image" content="https:\/\/rihla\.example([^"]+)"/.exec(home)?.[1];
  const picture = await request.get(image ?? '/none');
  expect(picture.headers()['content-type']).toBe('image/png');
});

interface StructuredData {
  '@type': string;
  [name: string]: unknown;
}

test('structured data describes the company, the products, the plans and the positions', async ({ request }) => {
  const dataOf = async (path: string): Promise<StructuredData[]> => {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    return blocks.map(([, json = '']) => JSON.parse(json));
  };
  const typesOf = async (path: string) => (await dataOf(path)).map((data) => data['@type']);
  expect(await typesOf(paths.home)).toEqual(['Organization', 'WebSite']);
  expect(await typesOf(paths.careers)).toEqual(['Organization']);
  expect(await typesOf(paths.marketeye)).toEqual(['Organization', 'BreadcrumbList', 'SoftwareApplication', 'FAQPage']);

  const product = (await dataOf(paths.aiAuditor)).find((data) => data['@type'] === 'SoftwareApplication');
  expect(product).toBeDefined();
  expect(product).not.toHaveProperty('offers');
  const service = (await dataOf(paths.startups)).find((data) => data['@type'] === 'Service');
  expect(service?.offers).toMatchObject([
    { name: 'Starter', price: 0, priceCurrency: 'USD' },
    { name: 'Growth', price: 49, priceCurrency: 'USD' },
    { name: 'Scale', price: 199, priceCurrency: 'USD' },
  ]);
  const posting = (await dataOf(jobPath('ai-engineer'))).find((data) => data['@type'] === 'JobPosting');
  expect(posting).toMatchObject({ title: 'AI Engineer', datePosted: '2026-11-01', validThrough: '2027-04-30' });
});

test('the component page of the dev server is not on the built site', async ({ request }) => {
  for (const path of ['/dev/components', '/dev/components.html']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});
