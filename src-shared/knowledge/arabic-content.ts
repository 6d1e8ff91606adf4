import careers from '../content/ar/careers.ts';
import chat from '../content/ar/chat.ts';
import company from '../content/ar/company.ts';
import cookies from '../content/ar/cookies.ts';
import footer from '../content/ar/footer.ts';
import home from '../content/ar/home.ts';
import { knowledge as titles } from '../content/ar/knowledge.ts';
import myData from '../content/ar/my-data.ts';
import { demoTimes, officeTimes } from '../content/ar/office-hours.ts';
import partner from '../content/ar/partner.ts';
import privacy from '../content/ar/privacy.ts';
import aiAuditor from '../content/ar/products/ai-auditor.ts';
import analyst from '../content/ar/products/ai-data-analyst.ts';
import idVerification from '../content/ar/products/id-verification.ts';
import lagentry from '../content/ar/products/lagentry.ts';
import marketeye from '../content/ar/products/marketeye.ts';
import ecommerceAggregator from '../content/ar/products/uae-ecommerce-aggregator.ts';
import { products } from '../content/ar/products.ts';
import productsPage from '../content/ar/products-page.ts';
import demo from '../content/ar/schedule-demo.ts';
import developers from '../content/ar/solutions/developers.ts';
import enterprise from '../content/ar/solutions/enterprise.ts';
import researchers from '../content/ar/solutions/researchers.ts';
import startups from '../content/ar/solutions/startups.ts';
import terms from '../content/ar/terms.ts';
import unsubscribe from '../content/ar/unsubscribe.ts';
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
  legal: { privacy, terms, cookies },
};
