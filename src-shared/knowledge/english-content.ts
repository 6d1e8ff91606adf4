import careers from '../content/en/careers.ts';
import chat from '../content/en/chat.ts';
import company from '../content/en/company.ts';
import cookies from '../content/en/cookies.ts';
import footer from '../content/en/footer.ts';
import home from '../content/en/home.ts';
import { knowledge as titles } from '../content/en/knowledge.ts';
import myData from '../content/en/my-data.ts';
import { demoTimes, officeTimes } from '../content/en/office-hours.ts';
import partner from '../content/en/partner.ts';
import privacy from '../content/en/privacy.ts';
import aiAuditor from '../content/en/products/ai-auditor.ts';
import analyst from '../content/en/products/ai-data-analyst.ts';
import idVerification from '../content/en/products/id-verification.ts';
import lagentry from '../content/en/products/lagentry.ts';
import marketeye from '../content/en/products/marketeye.ts';
import ecommerceAggregator from '../content/en/products/uae-ecommerce-aggregator.ts';
import { products } from '../content/en/products.ts';
import productsPage from '../content/en/products-page.ts';
import demo from '../content/en/schedule-demo.ts';
import developers from '../content/en/solutions/developers.ts';
import enterprise from '../content/en/solutions/enterprise.ts';
import researchers from '../content/en/solutions/researchers.ts';
import startups from '../content/en/solutions/startups.ts';
import terms from '../content/en/terms.ts';
import unsubscribe from '../content/en/unsubscribe.ts';
import type { LandingContent } from '../content/types/blocks.ts';

/** What the pages of one language say, as far as Joe knows it. */
export const englishContent = {
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
  } satisfies Record<string, LandingContent>,
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

export type SiteContent = typeof englishContent;
