import type { LandingContent } from '../content/types/blocks.ts';
import type { Locale } from '../locales.ts';
import { type LandingName, pages } from '../pages.ts';

export async function siteContent(locale: Locale) {
  const load = <Module>(file: string): Promise<Module> => import(/* @vite-ignore */ `../content/${locale}/${file}.ts`);
  const pageOf = async <Module extends { default: unknown }>(path: string): Promise<Module['default']> =>
    (await load<Module>(`pages/${path}`)).default;
  const landings = Object.entries(pages).filter(([, { component }]) => component === 'landing');
  return {
    titles: (await load<typeof import('../content/en/knowledge.ts')>('knowledge')).knowledge,
    ...(await load<typeof import('../content/en/office-hours.ts')>('office-hours')),
    ...(await load<typeof import('../content/en/products.ts')>('products')),
    ...(await load<typeof import('../content/en/layout.ts')>('layout')),
    chat: (await load<typeof import('../content/en/chat.ts')>('chat')).default,
    landings: Object.fromEntries(
      await Promise.all(landings.map(async ([name, { path }]) => [name, await pageOf(path.slice(1))])),
    ) as Record<LandingName, LandingContent>,
    home: await pageOf<typeof import('../content/en/pages/home.ts')>('home'),
    productsPage: await pageOf<typeof import('../content/en/pages/products.ts')>('products'),
    analyst: await pageOf<typeof import('../content/en/pages/products/ai-data-analyst.ts')>('products/ai-data-analyst'),
    company: await pageOf<typeof import('../content/en/pages/company.ts')>('company'),
    careers: await pageOf<typeof import('../content/en/pages/careers.ts')>('careers'),
    demo: await pageOf<typeof import('../content/en/pages/schedule-demo.ts')>('schedule-demo'),
    partner: await pageOf<typeof import('../content/en/pages/partner-with-us.ts')>('partner-with-us'),
    myData: await pageOf<typeof import('../content/en/pages/my-data.ts')>('my-data'),
    unsubscribe: await pageOf<typeof import('../content/en/pages/unsubscribe.ts')>('unsubscribe'),
    legal: {
      privacy: await pageOf<typeof import('../content/en/pages/privacy.ts')>('privacy'),
      terms: await pageOf<typeof import('../content/en/pages/terms.ts')>('terms'),
      trust: await pageOf<typeof import('../content/en/pages/trust.ts')>('trust'),
      cookies: await pageOf<typeof import('../content/en/pages/cookies.ts')>('cookies'),
    },
  };
}

export type SiteContent = Awaited<ReturnType<typeof siteContent>>;
