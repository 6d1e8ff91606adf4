import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { turnstileSiteKey } from './scripts/lib/turnstile-site-key.ts';

/**
 * Vite's helper around every `import()` preloads scripts, which is off here, and the styles of a chunk, which has none
 * (`scripts/build/browser-files.ts` holds that). Without it every page is a kilobyte lighter.
 */
const importsAsTheyAre: Plugin = {
  name: 'imports-as-they-are',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined),
};

/** The web side. `scripts/build-web.ts` builds it and prerenders; `npm run dev` serves it beside `wrangler dev`. */
export default defineConfig({
  root: 'src-web',
  plugins: [react(), tailwindcss(), importsAsTheyAre],
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
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:8787' } },
});
