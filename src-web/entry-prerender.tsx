import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import footer from '../src-shared/content/en/footer.ts';
import header from '../src-shared/content/en/header.ts';
import { defaultLocale } from '../src-shared/locales.ts';
import { App } from './app.tsx';
import { loadContent, type PagePath } from './page-content.ts';
import { pages } from './pages.ts';

export { structuredData } from './structured-data.ts';

/** The paths that become a file of their own. */
export const prerenderedPaths = Object.keys(pages) as PagePath[];

/** The markup of a page, with the tags that React hoists to the head in front. Throws what a component throws. */
export async function render(path: PagePath): Promise<string> {
  await loadContent(path, defaultLocale);
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App locale={defaultLocale} header={header} footer={footer} />
    </StaticRouter>,
    {
      // Otherwise React splits large pages and puts inline scripts between the pieces.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
