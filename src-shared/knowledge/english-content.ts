import chat from '../content/en/chat.ts';
import { knowledge as titles } from '../content/en/knowledge.ts';
import { footer } from '../content/en/layout.ts';
import { demoTimes, officeTimes } from '../content/en/office-hours.ts';
import careers from '../content/en/pages/careers.ts';
import company from '../content/en/pages/company.ts';
import cookies from '../content/en/pages/cookies.ts';
import home from '../content/en/pages/home.ts';
import myData from '../content/en/pages/my-data.ts';
import partner from '../content/en/pages/partner-with-us.ts';
import privacy from '../content/en/pages/privacy.ts';
import aiAuditor from '../content/en/pages/products/ai-auditor.ts';
import analyst from '../content/en/pages/products/ai-data-analyst.ts';
import idVerification from '../content/en/pages/products/id-verification.ts';
import lagentry from '../content/en/pages/products/lagentry.ts';
import marketeye from '../content/en/pages/products/marketeye.ts';
import ecommerceAggregator from '../content/en/pages/products/uae-ecommerce-aggregator.ts';
import productsPage from '../content/en/pages/products.ts';
import demo from '../content/en/pages/schedule-demo.ts';
import developers from '../content/en/pages/solutions/developers.ts';
import enterprise from '../content/en/pages/solutions/enterprise.ts';
import researchers from '../content/en/pages/solutions/researchers.ts';
import startups from '../content/en/pages/solutions/startups.ts';
import terms from '../content/en/pages/terms.ts';
import trust from '../content/en/pages/trust.ts';
import unsubscribe from '../content/en/pages/unsubscribe.ts';
import { products } from '../content/en/products.ts';
import type { LandingContent } from '../content/types/blocks.ts';
import type { LandingName } from '../pages.ts';

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
  } satisfies Record<LandingName, LandingContent>,
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

export type SiteContent = typeof englishContent;
