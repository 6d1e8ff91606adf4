import { describe, expect, test } from 'vitest';
import { builtPage, linksIn, textOf, textsOf } from './built-page.ts';

/** The specification's table of routes: each has its page, with this heading. */
const routes: [route: string, heading: string][] = [
  ['/', 'Build Smarter with AI No Code. No Complexity.'],
  ['/products', 'Six AI products for companies in the Gulf'],
  ['/products/lagentry', 'Build AI agents without code.'],
  ['/products/ai-auditor', 'Read every line. Prove every finding.'],
  ['/products/id-verification', 'Verify a GCC ID in under 30 seconds.'],
  ['/products/marketeye', 'See unusual price moves, and why they happened.'],
  ['/products/ai-data-analyst', 'Ask your data a question. See how it got the answer.'],
  ['/products/uae-ecommerce-aggregator', 'Compare the full price across UAE stores.'],
  ['/solutions/enterprise', 'AI built to pass procurement, security and audit.'],
  ['/solutions/startups', 'The AI team you cannot hire yet.'],
  ['/solutions/developers', 'One API for agents, ID checks and market data.'],
  ['/solutions/researchers', 'Research partnerships on Arabic documents, fraud and agent safety.'],
  ['/company', 'AI engineers in Dubai, building for the Gulf.'],
  ['/careers', 'Build things that go live.'],
  ['/careers/frontend-developer', 'Frontend Developer'],
  ['/careers/ai-engineer', 'AI Engineer'],
  ['/careers/frontend-developer-intern', 'Frontend Developer Intern'],
  ['/careers/ai-engineer-intern', 'AI Engineer Intern'],
  ['/pricing', 'Start free. Pay for the operations you need.'],
  ['/schedule-demo', 'See it work on your own data.'],
  ['/partner-with-us', 'Partner with us to bring AI to the GCC.'],
];

/** Pages with links in the footer or in emails. */
const further = [
  '/privacy',
  '/terms',
  '/cookies',
  '/my-data',
  '/trust',
  '/product-security',
  '/status',
  '/contact',
  '/press',
  '/unsubscribe',
  '/booking',
  '/404',
];

const every = [...routes.map(([route]) => route), ...further];

const productMenu = [
  ['Lagentry', 'Build AI agents without code', '/products/lagentry'],
  ['AI Auditor', 'Financial analysis and compliance', '/products/ai-auditor'],
  ['ID Verification', 'Identity checks across the GCC', '/products/id-verification'],
  ['MarketEye', 'Price and market intelligence', '/products/marketeye'],
  ['AI Data Analyst', 'Ask your data, see the answer', '/products/ai-data-analyst'],
  ['UAE E-commerce Aggregator', 'Compare prices across UAE stores', '/products/uae-ecommerce-aggregator'],
] as const;

const solutionMenu = [
  ['Enterprise', 'Security, scale and support', '/solutions/enterprise'],
  ['Startups', 'Plans that grow with you', '/solutions/startups'],
  ['Developers', 'APIs, SDKs and samples', '/solutions/developers'],
  ['Researchers', 'Working papers and joint projects', '/solutions/researchers'],
] as const;

const companyMenu = [
  ['About Us', 'What we build, and how', '/company'],
  ['News', 'Releases, and lessons from them', '/news'],
  ['Careers', 'Positions in Dubai', '/careers'],
  ['Partner With Us', 'Invest, integrate, distribute', '/partner-with-us'],
  ['Security', 'Answers for your reviewers', '/product-security'],
] as const;

const wide = (menu: typeof productMenu | typeof solutionMenu | typeof companyMenu) =>
  menu.map(([name, text, to]) => `${name} ${text} → ${to}`);
const narrow = (menu: typeof productMenu | typeof solutionMenu | typeof companyMenu) =>
  menu.map(([name, , to]) => `${name} → ${to}`);

const headerLinks = [
  'Rihla AI → /',
  ...wide(productMenu),
  'All products → /products',
  ...wide(solutionMenu),
  ...wide(companyMenu),
  'Pricing → /pricing',
  'Schedule Demo → /schedule-demo',
];

const mobileLinks = [
  'All products → /products',
  ...narrow(productMenu),
  ...narrow(solutionMenu),
  ...narrow(companyMenu),
  'Pricing → /pricing',
  'Schedule Demo → /schedule-demo',
];

const footerColumns: [title: string, ...string[]][] = [
  [
    'Solutions',
    'Lagentry → /products/lagentry',
    'AI Auditor → /products/ai-auditor',
    'ID Verification → /products/id-verification',
    'MarketEye → /products/marketeye',
    'Enterprise → /solutions/enterprise',
  ],
  [
    'Industries',
    'Healthcare → /solutions/enterprise',
    'Finance → /solutions/enterprise',
    'E-commerce → /solutions/enterprise',
    'Manufacturing → /solutions/enterprise',
  ],
  ['Company', 'About Us → /company', 'Careers → /careers', 'News → /news', 'Newsletter → /news#newsletter'],
  [
    'Resources',
    'Pricing → /pricing',
    'Technologies → /company#technologies',
    'Our Process → /company#process',
    'Industries We Serve → /company#industries',
    'Contact → /contact',
  ],
];

const legal = [
  'Privacy Policy → /privacy',
  'Terms of Service → /terms',
  'Cookie Policy → /cookies',
  'Your data → /my-data',
  'Trust → /trust',
  'Product security → /product-security',
  'Status → /status',
];

const social = [
  'LinkedIn → https://www.linkedin.com/company/rihla-ai (new tab)',
  'X → https://x.com/rihla-ai (new tab)',
  'Email hello@rihla.example → mailto:hello@rihla.example',
];

test.each(routes)('%s is there, with the heading "%s"', (route, heading) => {
  expect(textsOf(route, 'h1')).toEqual([heading]);
});

describe.each(every)('%s', (page) => {
  const switches = /^العربية → /;

  test('has the header with the menus Products, Solutions and Company, and Pricing', () => {
    const header = builtPage(page).querySelector('header')!;
    const mobile = header.querySelector('#site-menu')!;
    const wanted = [...header.querySelectorAll('nav[aria-label="Main"] > ul > li > button')].map(textOf);
    expect(wanted).toEqual(['Products', 'Solutions', 'Company']);
    const links = linksIn(header).filter((link) => !switches.test(link));
    expect(links).toEqual([...headerLinks, ...mobileLinks]);
    expect(linksIn(mobile).filter((link) => !switches.test(link))).toEqual(mobileLinks);
  });

  test.each(footerColumns)('has the footer column %s', (title, ...links) => {
    const column = builtPage(page).querySelector(`footer nav[aria-label="${title}"]`)!;
    expect(textOf(column.querySelector('h2'))).toBe(title);
    expect(linksIn(column)).toEqual(links);
  });

  test('has the footer with four columns, legal links and social links', () => {
    const footer = builtPage(page).querySelector('footer')!;
    const columns = [...footer.querySelectorAll('nav')].map((column) => column.getAttribute('aria-label'));
    expect(columns).toEqual(footerColumns.map(([title]) => title));
    const links = linksIn(footer);
    expect(links.filter((link) => legal.includes(link))).toEqual(legal);
    expect(linksIn(footer.querySelector('#social')!)).toEqual(social);
    expect(textOf(footer)).toContain('© Rihla AI FZ-LLC · Dubai, UAE');
  });
});

const signup = '#newsletter form[action="/forms/newsletter"] input[type="email"][required]';

test.each(every)('%s has the signup of the newsletter or leads to it', (page) => {
  // Not below them: the page of an unknown position or news item is rendered once for all addresses.
  const has = ['/', '/news', '/careers'].includes(page);
  expect(builtPage(page).querySelectorAll(signup)).toHaveLength(has ? 1 : 0);
  expect(builtPage('/news').querySelectorAll(signup)).toHaveLength(1);
});

test('the menus of the header are closed popovers of their buttons', () => {
  const header = builtPage('/').querySelector('header')!;
  const buttons = [...header.querySelectorAll('button[popovertarget]')];
  const targets = buttons.map((button) => button.getAttribute('popovertarget')!);
  expect(targets.slice(0, 3)).toEqual(['menu-products', 'menu-solutions', 'menu-company']);
  for (const target of targets) expect(header.querySelector(`[id="${target}"][popover]`), target).not.toBeNull();
});

test('the mobile menu has a button to open it and one to close it', () => {
  const header = builtPage('/').querySelector('header')!;
  for (const name of ['Menu', 'Close']) {
    expect(header.querySelector(`button[aria-label="${name}"][popovertarget="site-menu"]`), name).not.toBeNull();
  }
});

test('the first link of a page leads to its content', () => {
  expect(textsOf('/', 'a')[0]).toBe('Skip to content');
  expect(builtPage('/').querySelector('a')!.getAttribute('href')).toBe('#main');
});
