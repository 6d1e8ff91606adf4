import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { isPostPath, notFoundPath, splitLocale } from '#shared/paths.ts';
import { inLanguage } from './scripts/build/document-language.ts';
import { shortColours } from './scripts/build/short-colours.ts';
import { buildSetting, retentionSettings, siteUrl } from './scripts/lib/build-settings.ts';
import { processorSettings } from './scripts/lib/processor-settings.ts';
import { pageOf } from './src-web/site/pages.ts';

/**
 * `wrangler dev` takes the origin of a request from `Host`. The header stays unchanged, so that redirects lead back to
 * Vite and forms on Vite's pages count as same-origin.
 */
const worker: ProxyOptions = { target: process.env.WORKER_ORIGIN, changeOrigin: false, ws: true };

/** Serves HTML documents at addresses without `.html`. Modules have paths below `/admin/` too and are not rewritten. */
const documents: Plugin = {
  name: 'documents',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html');
      if (isPage && /^\/admin(?:[/?]|$)/.test(request.url ?? '')) request.url = '/admin.html';
      if (isPage && /^\/dev\/components(?:\?|$)/.test(request.url ?? '')) request.url = '/dev/components.html';
      next();
    });
  },
};

/** Renders the public pages, as `scripts/build-web.ts` does for the built site. */
const pages: Plugin = {
  name: 'pages',
  apply: 'serve',
  async transformIndexHtml(html, { originalUrl = '/', filename, server }) {
    const pathname = originalUrl.replace(/[?#].*/, '');
    const { locale } = splitLocale(pathname);
    const document = inLanguage(html, locale);
    if (!filename.endsWith('src-web/index.html')) return document;
    const path = pageOf(pathname);
    const site = (await server!.ssrLoadModule(
      '/site/entry-prerender.tsx',
    )) as typeof import('#web/site/entry-prerender.tsx');
    const { head, body } = await site.renderPage(isPostPath(path) ? notFoundPath : path, locale);
    const stylesheet = '<link rel="stylesheet" href="/ui/styles/site.css">';
    return document.replace('<!--head-->', () => stylesheet + head).replace('<!--app-->', () => body);
  },
  /** Markup that the server has rendered changes with a reload. */
  hotUpdate({ modules, server }) {
    const isRendered = this.environment.name === 'ssr' && modules.length > 0;
    if (isRendered) server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/** After Tailwind, which mixes the colours. */
/** Between quotation marks, a picture needs no entities. */
function plainPictures(style: string): string {
  return style.replace(/(?<=url\()"data:image\/svg\+xml,[^"]*"/g, (picture) =>
    picture.replaceAll('%20', ' ').replaceAll('%3c', '<').replaceAll('%3e', '>'),
  );
}

const colours: Plugin = {
  name: 'colours',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? { code: shortColours(code), map: null } : null),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = plainPictures(String(file.source));
  },
};

export default defineConfig({
  root: 'src-web',
  plugins: [react(), tailwindcss(), colours, documents, pages],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl()),
    'import.meta.env.RETENTION_DAYS': JSON.stringify(retentionSettings()),
    'import.meta.env.PROCESSORS': JSON.stringify(processorSettings()),
    'import.meta.env.TURNSTILE_SITE_KEY': JSON.stringify(buildSetting('TURNSTILE_SITE_KEY')),
  },
  build: {
    outDir: '../dist',
    // Two builds write into this folder (`scripts/build/browser-files.ts`).
    emptyOutDir: false,
    target: 'baseline-widely-available',
    // Pages must fetch nothing before the first paint.
    modulePreload: false,
    // The Content-Security-Policy does not allow `data:` fonts.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '^/(?:api|assets|share)/': worker,
      // Built files: the Worker answers a native form submit with a built page, which links to them.
      '^/[\\w-]+\\.(?:ico|md|png|txt|webmanifest|xml)$': worker,
      '^/\\.well-known/': worker,
      '^/careers/feed\\.xml$': worker,
      // No dot: the modules in `forms/` come from Vite.
      '^/forms/[\\w-]+$': worker,
      '^/calendar/.+\\.ics$': worker,
      '^/(?:letters|media|newsletters)/.+': worker,
      // Built pages, which the Worker fills.
      '^(?:/ar)?/news/.+': worker,
      '^(?:/ar)?/my-data(?:/(?:newsletter|erase)$|(?:/export)?\\?token=)': worker,
      '^(?:/ar)?/booking(?:/(?:reschedule|cancel)$|(?:/demo\\.ics)?\\?token=)': worker,
      '^(?:/ar)?/(?:deck|keep-application)\\?token=': worker,
      '^(?:/ar)?/(?:unsubscribe|newsletter/confirm|deck|keep-application)$': {
        ...worker,
        bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
      },
    },
  },
});
