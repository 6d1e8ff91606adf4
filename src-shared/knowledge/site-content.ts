import type { AiDataAnalystContent } from '../content/types/ai-data-analyst.ts';
import type { LandingContent } from '../content/types/blocks.ts';
import type { CareersContent } from '../content/types/careers.ts';
import type { ChatContent } from '../content/types/chat.ts';
import type { CompanyContent } from '../content/types/company.ts';
import type { FooterContent } from '../content/types/footer.ts';
import type { HomeContent } from '../content/types/home.ts';
import type { KnowledgeContent } from '../content/types/knowledge.ts';
import type { LegalContent, LegalFacts } from '../content/types/legal.ts';
import type { MyDataContent } from '../content/types/my-data.ts';
import type { PartnerContent } from '../content/types/partner.ts';
import type { ProductSummary } from '../content/types/product.ts';
import type { ProductsPageContent } from '../content/types/products-page.ts';
import type { ScheduleDemoContent } from '../content/types/schedule-demo.ts';
import type { TokenPageContent } from '../content/types/token-page.ts';
import type { paths } from '../paths.ts';

export type LandingPage =
  | 'lagentry'
  | 'aiAuditor'
  | 'idVerification'
  | 'marketeye'
  | 'ecommerceAggregator'
  | 'enterprise'
  | 'startups'
  | 'developers'
  | 'researchers';

export interface SiteContent {
  titles: KnowledgeContent;
  officeTimes: string;
  demoTimes: string;
  products: ProductSummary[];
  landings: Record<LandingPage & keyof typeof paths, LandingContent>;
  home: HomeContent;
  productsPage: ProductsPageContent;
  analyst: AiDataAnalystContent;
  company: CompanyContent;
  careers: CareersContent;
  demo: ScheduleDemoContent;
  partner: PartnerContent;
  myData: MyDataContent;
  unsubscribe: TokenPageContent;
  footer: FooterContent;
  chat: ChatContent;
  legal: Record<'privacy' | 'terms' | 'cookies', (facts: LegalFacts) => LegalContent>;
}
