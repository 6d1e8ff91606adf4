import chat from '../content/ar/chat.ts';
import { knowledge as titles } from '../content/ar/knowledge.ts';
import { footer } from '../content/ar/layout.ts';
import { demoTimes, officeTimes } from '../content/ar/office-hours.ts';
import careers from '../content/ar/pages/careers.ts';
import company from '../content/ar/pages/company.ts';
import cookies from '../content/ar/pages/cookies.ts';
import home from '../content/ar/pages/home.ts';
import myData from '../content/ar/pages/my-data.ts';
import partner from '../content/ar/pages/partner-with-us.ts';
import privacy from '../content/ar/pages/privacy.ts';
import aiAuditor from '../content/ar/pages/products/ai-auditor.ts';
import analyst from '../content/ar/pages/products/ai-data-analyst.ts';
import idVerification from '../content/ar/pages/products/id-verification.ts';
import lagentry from '../content/ar/pages/products/lagentry.ts';
import marketeye from '../content/ar/pages/products/marketeye.ts';
import ecommerceAggregator from '../content/ar/pages/products/uae-ecommerce-aggregator.ts';
import productsPage from '../content/ar/pages/products.ts';
import demo from '../content/ar/pages/schedule-demo.ts';
import developers from '../content/ar/pages/solutions/developers.ts';
import enterprise from '../content/ar/pages/solutions/enterprise.ts';
import researchers from '../content/ar/pages/solutions/researchers.ts';
import startups from '../content/ar/pages/solutions/startups.ts';
import terms from '../content/ar/pages/terms.ts';
import trust from '../content/ar/pages/trust.ts';
import unsubscribe from '../content/ar/pages/unsubscribe.ts';
import { products } from '../content/ar/products.ts';
import type { SiteContent } from './english-content.ts';

export const arabicContent: SiteContent = {
  titles,
  officeTimes,
  demoTimes,
  products,
  landings: {
    lagentry,
    aiAuditor,
    idVerification,
    marketeye,
    ecommerceAggregator,
    enterprise,
    startups,
    developers,
    researchers,
  },
  home,
  productsPage,
  analyst,
  company,
  careers,
  demo,
  partner,
  myData,
  unsubscribe,
  footer,
  chat,
  legal: { privacy, terms, cookies, trust },
};
