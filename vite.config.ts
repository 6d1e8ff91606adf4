import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { turnstileSiteKey } from './scripts/lib/turnstile-site-key.ts';

/** The web side. `scripts/build-web.ts` builds it and prerenders; `npm run dev` serves it beside `wrangler dev`. */
export default defineConfig({
  root: 'src-web',
  plugins: [react(), tailwindcss()],
  define: { __TURNSTILE_SITE_KEY__: JSON.stringify(turnstileSiteKey()) },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Nothing may be fetched before the first paint, and every file keeps its own address (the policy has no `data:` fonts).
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { site: 'src-web/entry-client.tsx', admin: 'src-web/admin/entry.tsx' } },
  },
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:8787' } },
});
