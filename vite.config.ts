import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { turnstileSiteKey } from './scripts/lib/turnstile-site-key.ts';

/**
 * What `wrangler dev` answers. It takes the request's address from the `Host` header, which stays as it is: a redirect leads
 * back to Vite, and a form from a page of Vite's comes from the same origin.
 */
const worker: ProxyOptions = { target: process.env.WORKER_ORIGIN, changeOrigin: false };

/** Every page of the staff area is one document, as in the Worker; their modules have addresses under `/admin/` too. */
const adminArea: Plugin = {
  name: 'admin-area',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html');
      if (isPage && /^\/admin(?:[/?]|$)/.test(request.url ?? '')) request.url = '/admin.html';
      next();
    });
  },
};

/** The web side. `scripts/build-web.ts` builds it and prerenders; `npm run dev` serves it beside `wrangler dev`. */
export default defineConfig({
  root: 'src-web',
  plugins: [react(), tailwindcss(), adminArea],
  define: { 'import.meta.env.TURNSTILE_SITE_KEY': JSON.stringify(turnstileSiteKey()) },
  build: {
    outDir: '../dist',
    // Built in two turns (`scripts/build/browser-files.ts`).
    emptyOutDir: false,
    target: 'baseline-widely-available',
    // Nothing may be fetched before the first paint, and every file keeps its own address (the policy has no `data:` fonts).
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '^/(?:api|assets|share)/': worker,
      // Files of the build, to which its pages link: the answer to a form is such a page.
      '^/[\\w-]+\\.(?:png|txt|webmanifest|xml)$': worker,
      // Not the modules in `forms/`, whose names have an extension.
      '^/forms/[\\w-]+$': worker,
      '^/unsubscribe': { ...worker, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) },
    },
  },
});
