import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { ChatContent } from '#shared/content/en/chat.ts';
import type { LayoutTexts } from '#shared/content/en/layout.ts';
import type { Block, Meta, SampleName } from '#shared/content/types/blocks.ts';
import { type Locale, locales } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import ChatPanel from '../chat/chat-panel.tsx';
import { loadContent } from '../lib/content.tsx';
import { LocaleProvider } from '../locale.tsx';
import { sampleLoaders } from '../products/sample-loaders.ts';
import { StillContext } from '../products/still.tsx';
import { App } from './app.tsx';
import { type IslandName, islands } from './islands.ts';
import { PageHead } from './layout/page-head.tsx';
import { type BuiltPath, pages } from './pages.ts';
import { structuredData } from './structured-data.ts';

export const prerenderedPages: { path: BuiltPath; locale: Locale }[] = locales.flatMap((locale) =>
  (Object.keys(pages) as BuiltPath[]).map((path) => ({ path, locale })),
);

interface PageContent {
  meta: Meta;
  blocks?: Block[];
}

interface PageModule {
  default: ComponentType<{ content: PageContent; path: BuiltPath }>;
  contentOf?: (texts: PageContent, path: BuiltPath) => PageContent;
}

const components = import.meta.glob<PageModule>('./pages/*.tsx', { eager: true });

const contents = import.meta.glob<{ default: PageContent }>('./*/pages/**/*.ts', {
  base: '../../src-shared/content',
  eager: true,
});

interface PrerenderedPage {
  path: BuiltPath;
  locale: Locale;
  modules: string[];
  meta: Meta;
  head: string;
  body: string;
  structuredData: object[];
}

export async function renderPage(path: BuiltPath, locale: Locale): Promise<PrerenderedPage> {
  const { component, content: name } = pages[path];
  const { default: Page, contentOf } = components[`./pages/${component}.tsx`]!;
  const { default: texts } = contents[`./${locale}/pages/${name}.ts`]!;
  const content = contentOf ? contentOf(texts, path) : texts;
  const { header, footer } = await loadContent<LayoutTexts>(locale, 'layout');
  const renderStill = await loadStills(locale);
  const { meta, blocks } = content;
  const { prelude } = await prerender(
    <StaticRouter basename={localizedPath('/', locale)} location={localizedPath(path, locale)}>
      <StillContext value={renderStill}>
        <App locale={locale} header={header} footer={footer} title={meta.title}>
          <PageHead path={path} locale={locale} meta={meta} />
          <div>
            <Page content={content} path={path} />
          </div>
        </App>
      </StillContext>
    </StaticRouter>,
    {
      // Otherwise React splits large pages and adds inline scripts between the parts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  // React hoists the tags of PageHead in front of the markup.
  const head = renderToStaticMarkup(<PageHead path={path} locale={locale} meta={meta} />);
  if (!html.startsWith(head)) throw new Error(`The markup of ${path} does not begin with its head tags`);
  const data = structuredData(path, locale, blocks);
  return {
    path,
    locale,
    modules: [...html.matchAll(/ data-island="([\w-]+)/g)].flatMap(([, name]) => modulesOf(name as IslandName, locale)),
    meta,
    head,
    // In SVG, an element without content may end in its own tag.
    body: html.slice(head.length).replace(/><\/(?:circle|ellipse|line|path|rect)>/g, '/>'),
    structuredData: data,
  };
}

/** Joe's panel before a conversation, for the first press (`chat/panel-still.ts`). */
export async function renderPanelStill(locale: Locale): Promise<string> {
  const { default: content } = await loadContent<{ default: ChatContent }>(locale, 'chat');
  const html = renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <ChatPanel content={content} open={false} onClose={() => {}} />
    </LocaleProvider>,
    { identifierPrefix: 'still' },
  );
  return html.replace('<dialog', '<dialog data-still').replace(/<time [^>]*>[^<]*/, '<time>\u00a0');
}

function modulesOf(island: IslandName, locale: Locale): string[] {
  return [
    `src-web/site/islands/${island}.tsx`,
    ...islands[island].map((texts) => `src-shared/content/${locale}/${texts}.ts`),
  ];
}

async function loadStills(locale: Locale): Promise<(name: SampleName) => ReactNode> {
  const names = Object.keys(sampleLoaders) as SampleName[];
  const loaded = await Promise.all(names.map(async (name) => [name, await sampleLoaders[name](locale)] as const));
  const samples = new Map(loaded);
  return (name) => {
    const Sample = samples.get(name)!;
    return <Sample />;
  };
}
