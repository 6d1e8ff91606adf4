import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import footer from '../src-shared/content/en/footer.ts';
import header from '../src-shared/content/en/header.ts';
import type { Meta } from '../src-shared/content/types.ts';
import { defaultLocale } from '../src-shared/locales.ts';
import { App } from './app.tsx';
import { PageHead } from './layout/page-head.tsx';
import { loadContent, type PagePath } from './page-content.ts';
import { pages } from './pages.ts';
import { structuredData } from './structured-data.ts';

export const prerenderedPaths = Object.keys(pages) as PagePath[];

/** `head` and `body` are HTML. */
export interface PrerenderedPage {
  path: PagePath;
  meta: Meta;
  head: string;
  body: string;
  structuredData: object[];
}

/** Renders a page. Throws what a component throws. */
export async function renderPage(path: PagePath): Promise<PrerenderedPage> {
  const content = await loadContent(path, defaultLocale);
  const { meta } = content;
  const blocks = 'blocks' in content ? content.blocks : undefined;
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App locale={defaultLocale} header={header} footer={footer} />
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
  const head = renderToStaticMarkup(<PageHead path={path} meta={meta} />);
  if (!html.startsWith(head)) throw new Error(`The markup of ${path} does not begin with its head tags`);
  return { path, meta, head, body: html.slice(head.length), structuredData: structuredData(path, blocks) };
}
