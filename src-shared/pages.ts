interface PublicPage {
  path: string;
  component: string;
  unlisted?: boolean;
}

export const pages = {
  home: { path: '/', component: 'home' },
  products: { path: '/products', component: 'products' },
  lagentry: { path: '/products/lagentry', component: 'landing' },
  aiAuditor: { path: '/products/ai-auditor', component: 'landing' },
  idVerification: { path: '/products/id-verification', component: 'landing' },
  marketeye: { path: '/products/marketeye', component: 'landing' },
  aiDataAnalyst: { path: '/products/ai-data-analyst', component: 'ai-data-analyst' },
  ecommerceAggregator: { path: '/products/uae-ecommerce-aggregator', component: 'landing' },
  enterprise: { path: '/solutions/enterprise', component: 'landing' },
  startups: { path: '/solutions/startups', component: 'landing' },
  developers: { path: '/solutions/developers', component: 'landing' },
  researchers: { path: '/solutions/researchers', component: 'landing' },
  pricing: { path: '/pricing', component: 'landing' },
  company: { path: '/company', component: 'company' },
  careers: { path: '/careers', component: 'careers' },
  scheduleDemo: { path: '/schedule-demo', component: 'schedule-demo' },
  partner: { path: '/partner-with-us', component: 'partner-with-us' },
  news: { path: '/news', component: 'news' },
  contact: { path: '/contact', component: 'contact' },
  press: { path: '/press', component: 'legal' },
  unsubscribe: { path: '/unsubscribe', component: 'unsubscribe', unlisted: true },
  confirmSubscription: { path: '/newsletter/confirm', component: 'confirm-subscription', unlisted: true },
  myData: { path: '/my-data', component: 'my-data' },
  booking: { path: '/booking', component: 'booking', unlisted: true },
  deck: { path: '/deck', component: 'deck', unlisted: true },
  keepApplication: { path: '/keep-application', component: 'keep-application', unlisted: true },
  status: { path: '/status', component: 'status' },
  privacy: { path: '/privacy', component: 'legal' },
  terms: { path: '/terms', component: 'legal' },
  cookies: { path: '/cookies', component: 'legal' },
  trust: { path: '/trust', component: 'legal' },
  productSecurity: { path: '/product-security', component: 'legal' },
} as const satisfies Record<string, PublicPage>;

type Pages = typeof pages;

export type LandingName = {
  [Name in keyof Pages]: Pages[Name]['component'] extends 'landing' ? Name : never;
}[keyof Pages];

export const paths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  [Name in keyof Pages]: Pages[Name]['path'];
};

export type PublicPath = (typeof paths)[keyof typeof paths];
