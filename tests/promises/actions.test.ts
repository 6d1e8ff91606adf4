import { expect, test } from 'vitest';
import { builtPage, linksIn } from './built-page.ts';

/** Every button and link of a page, in order: the specification's section 2, "Screens and routes". */
const actions: [page: string, ...string[]][] = [
  [
    '/',
    'Start Building Now → /schedule-demo',
    'Get Started Free → #products',
    'Try it with your own workflow → /products/lagentry#sample',
    'Audit the whole month → /products/ai-auditor#sample',
    'Try the approval step → /products/lagentry#sample',
    'Learn More → /products/lagentry',
    'Visit Lagentry Site → https://lagentry.example (new tab)',
    'Learn More → /products/ai-auditor',
    'Learn More → /products/id-verification',
    'Learn More → /products/marketeye',
    'Learn More → /products/ai-data-analyst',
    'Learn More → /products/uae-ecommerce-aggregator',
    'Schedule Demo → /schedule-demo',
    'Partner With Us → /partner-with-us',
  ],
  [
    '/products',
    'Lagentry No-code AI agent builder → #lagentry',
    'AI Auditor Financial analysis and compliance → #ai-auditor',
    'ID Verification Identity checks across the GCC → #id-verification',
    'MarketEye Market price intelligence → #marketeye',
    'AI Data Analyst Answers from your own data → #ai-data-analyst',
    'UAE E-commerce Aggregator Prices across UAE stores → #uae-ecommerce-aggregator',
    'Visit Lagentry Site → https://lagentry.example (new tab)',
    'Learn More → /products/lagentry',
    'Learn More → /products/ai-auditor',
    'Learn More → /products/id-verification',
    'Learn More → /products/marketeye',
    'Learn More → /products/ai-data-analyst',
    'Learn More → /products/uae-ecommerce-aggregator',
    'Schedule Demo → /schedule-demo',
    'Partner With Us → /partner-with-us',
  ],
  [
    '/products/lagentry',
    'Visit Lagentry Site → https://lagentry.example (new tab)',
    'Schedule Demo → /schedule-demo',
    'Show us this in the demo → /schedule-demo?about=sample&sample=lagentry',
    'Open Lagentry → https://lagentry.example (new tab)',
    'Schedule Demo → /schedule-demo',
  ],
  [
    '/products/ai-auditor',
    'Schedule Demo → /schedule-demo',
    'See the standards → #standards',
    'Show us this in the demo → /schedule-demo?about=sample&sample=ai-auditor',
    'What these figures mean → /trust#figures',
    'Schedule Demo → /schedule-demo',
  ],
  [
    '/products/id-verification',
    'Schedule Demo → /schedule-demo',
    'See the documents → #documents',
    'Show us this in the demo → /schedule-demo?about=sample&sample=id-verification',
    'What these figures mean → /trust#figures',
    'Schedule Demo → /schedule-demo',
  ],
  [
    '/products/marketeye',
    'Schedule Demo → /schedule-demo',
    'What it covers → #coverage',
    'Show us this in the demo → /schedule-demo?about=sample&sample=marketeye',
    'What these figures mean → /trust#figures',
    'Schedule Demo → /schedule-demo',
  ],
  [
    '/products/ai-data-analyst',
    'Schedule Demo → /schedule-demo',
    'Try the dashboard → #dashboard',
    'Show us this in the demo → /schedule-demo?about=sample&sample=ai-data-analyst',
    'Schedule Demo → /schedule-demo',
  ],
  [
    '/products/uae-ecommerce-aggregator',
    'Schedule Demo → /schedule-demo',
    'See the categories → #categories',
    'Show us this in the demo → /schedule-demo?about=sample&sample=uae-ecommerce-aggregator',
    'Schedule Demo → /schedule-demo',
  ],
  [
    '/solutions/enterprise',
    'Schedule Demo → /schedule-demo',
    'Send your questionnaire → /schedule-demo?about=questionnaire',
    'What these figures mean → /trust#figures',
    'Send your questionnaire → /schedule-demo?about=questionnaire',
    'Partner With Us → /partner-with-us#inquiry',
  ],
  [
    '/solutions/startups',
    'Start Building Now → /schedule-demo?about=starter',
    'See the plans → #plans',
    'Request Starter → /schedule-demo?about=starter',
    'Request Growth → /schedule-demo?about=growth',
    'Request Scale → /schedule-demo?about=scale',
    'Compare the plans and estimate the cost → /pricing',
    'What these figures mean → /trust#figures',
    'Schedule Demo → /schedule-demo',
    'Partner With Us → /partner-with-us#inquiry',
  ],
  [
    '/pricing',
    'Request Starter → /schedule-demo?about=starter',
    'Request Growth → /schedule-demo?about=growth',
    'Request Scale → /schedule-demo?about=scale',
    'Ask for a quote → /schedule-demo?about=quote',
    'Bring these numbers to a demo → /schedule-demo?about=estimate&cases=2000&steps=6&minutes=12&wage=60',
    'Schedule Demo → /schedule-demo',
    'Plans for startups → /solutions/startups',
  ],
  [
    '/solutions/developers',
    'Talk to an engineer → /schedule-demo?about=api-key',
    'See the sample → #sample',
    'What these figures mean → /trust#figures',
    'Schedule Demo → /schedule-demo',
    'Partner With Us → /partner-with-us#inquiry',
  ],
  [
    '/solutions/researchers',
    'Propose a project → /partner-with-us#inquiry',
    'Working papers → #papers',
    'Propose a project → /partner-with-us#inquiry',
    'Schedule Demo → /schedule-demo',
  ],
  [
    '/company',
    'Watch Our AI in Action → /products/ai-data-analyst',
    'Get Custom Solution → /schedule-demo',
    'What these figures mean → /trust#figures',
    'AI Solutions → #solutions',
    'Industries We Serve → #industries',
    'Technologies → #technologies',
    'Our Process → #process',
    'Start Your AI Journey → /schedule-demo',
  ],
  [
    '/careers',
    'See open positions → #positions',
    'View and apply → /careers/frontend-developer',
    'View and apply → /careers/ai-engineer',
    'View and apply → /careers/frontend-developer-intern',
    'View and apply → /careers/ai-engineer-intern',
    'Write to us → mailto:careers@rihla.example',
  ],
  [
    '/careers/ai-engineer',
    'Apply for this position → #apply',
    'All positions → /careers#positions',
    'careers@rihla.example → mailto:careers@rihla.example',
  ],
  ['/schedule-demo', 'hello@rihla.example → mailto:hello@rihla.example', '+971 4 000 0000 → tel:+97140000000'],
  [
    '/partner-with-us',
    'Schedule Meeting → /schedule-demo',
    'What these figures mean → /trust#figures',
    'Partnership inquiry → #inquiry',
    'partners@rihla.example → mailto:partners@rihla.example',
    '+971 4 000 0000 → tel:+97140000000',
  ],
  [
    '/contact',
    'Call +971 4 000 0000 → tel:+97140000000',
    'Ask Joe, our assistant → #topics',
    'sales@rihla.example → mailto:sales@rihla.example',
    'Book a demo → /schedule-demo',
    'partners@rihla.example → mailto:partners@rihla.example',
    'Send an inquiry → /partner-with-us#inquiry',
    'careers@rihla.example → mailto:careers@rihla.example',
    'See the positions → /careers#positions',
    'hello@rihla.example → mailto:hello@rihla.example',
    'See your data → /my-data',
    'For the press → /press',
    'hello@rihla.example → mailto:hello@rihla.example',
    '+971 4 000 0000 → tel:+97140000000',
    'Open the demo calendar → /schedule-demo',
  ],
  [
    '/404',
    'Back to the home page → /',
    'See the products → /products',
    'Ask Joe to find it → /contact',
    'Contact us → /contact',
    'Schedule Demo → /schedule-demo',
  ],
];

test.each(actions)('%s: each button and link has its text and its target', (page, ...wanted) => {
  expect(linksIn(builtPage(page).querySelector('main')!)).toEqual(wanted);
});

test.each(actions)('%s: each link to a part of the page has its part', (page) => {
  const document = builtPage(page);
  const anchors = [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href')!);
  expect(anchors.filter((anchor) => !document.getElementById(anchor.slice(1)))).toEqual([]);
});

test.each(actions)('%s: each external link opens a new tab, without access to this one', (page) => {
  const external = [...builtPage(page).querySelectorAll('a[href^="http"]')];
  const wrong = external.filter(
    (link) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener',
  );
  expect(wrong.map((link) => link.getAttribute('href'))).toEqual([]);
});
