import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { isListed } from '#shared/paths.ts';
import { cutSite } from './cut-site.ts';

/** With another NODE_ENV this server would empty the cache of a running `npm run dev`, whose scripts then fail with 504. */
const leaveBrowserCache: Plugin = {
  name: 'leave-browser-cache',
  enforce: 'post',
  config({ optimizeDeps }) {
    if (optimizeDeps) optimizeDeps.include = [];
  },
};

/** The sections of the site without a build: Vite renders the pages in this process, which takes five seconds. */
export async function siteSections(): Promise<KnowledgeSection[]> {
  const server = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    plugins: [leaveBrowserCache],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules.');
  const { prerenderedPages, renderPage } =
    await ssr.runner.import<typeof import('#web/site/entry-prerender.tsx')>('/site/entry-prerender.tsx');
  const listed = prerenderedPages.filter(({ path }) => isListed(path));
  const pages = await Promise.all(listed.map(({ path, locale }) => renderPage(path, locale)));
  await server.close();
  return cutSite(pages);
}
