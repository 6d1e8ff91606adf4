import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { turnstileSiteKey } from './scripts/lib/turnstile-site-key.ts';

/** Whole paths: the build and the development server resolve others from different folders. */
const entry = (file: string) => fileURLToPath(new URL(`src-web/${file}`, import.meta.url));

/**
 * Vite's helper around every `import()` preloads scripts, which is off here, and the styles of a chunk, which has none
 * (`scripts/build-web.ts` holds that). Without it every page is a kilobyte lighter.
 */
const importsAsTheyAre: Plugin = {
  name: 'imports-as-they-are',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined),
};

/** What every page loads, or nearly every. */
const everyPage = new RegExp(
  [
    'src-web/(app|routes|pages/landing|chat/chat\\.tsx|sections/(later-blocks|page-hero|products))',
    'src-web/layout/(?!footer|newsletter|pending|prefetch)',
    'src-web/lib/(?!api|use-play)',
    'src-web/ui/(?!modal|quote|stats|tabs)',
    'src-shared/(brand|paths|locales|form-result|content/en/header)',
    'vite/preload-helper',
  ].join('|'),
);

/** The web side. `scripts/build-web.ts` builds it and prerenders; `npm run dev` serves it beside `wrangler dev`. */
export default defineConfig({
  root: 'src-web',
  plugins: [react(), tailwindcss(), importsAsTheyAre],
  define: { 'import.meta.env.TURNSTILE_SITE_KEY': JSON.stringify(turnstileSiteKey()) },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Nothing may be fetched before the first paint, and every file keeps its own address (the policy has no `data:` fonts).
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { site: entry('entry-client.tsx'), admin: entry('admin/entry.tsx') },
      // Few files compress better than many, and each is a request.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
            { name: 'site', test: everyPage },
            // What only a part of the pages needs, or only after the first interaction.
            { name: 'forms', test: /src-web\/forms/ },
            { name: 'drawings', test: /src-web\/vignettes|use-play-in-view/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:8787' } },
});
