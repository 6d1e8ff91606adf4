/** Builds `dist/`: the browser's files, one HTML file for each public page, and the headers they are served with. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { isListed, notFoundPath } from '../src-shared/paths.ts';
import { contentSecurityPolicy } from '../src-shared/security-headers.ts';
import { bootstrap } from './build/bootstrap.ts';
import { buildAdminArea, buildSite } from './build/browser-files.ts';
import { headersFile } from './build/headers.ts';
import { pageStyle } from './build/page-style.ts';
import { writeSiteFiles } from './build/site-files.ts';
import { turnstileSiteKey } from './lib/turnstile-site-key.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const prerenderer = join(root, 'node_modules/.cache/prerender');

await rm(dist, { recursive: true, force: true });
const app = await buildSite();
const adminArea = await buildAdminArea();
await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    outDir: prerenderer,
    emptyOutDir: true,
    rolldownOptions: { input: { prerender: 'src-web/entry-prerender.tsx' } },
  },
});

const site: typeof import('../src-web/entry-prerender.tsx') = await import(
  pathToFileURL(join(prerenderer, 'prerender.js')).href
);

const stylesheet = await readFile(join(dist, app.stylesheet), 'utf8');

async function render(path: (typeof site.prerenderedPaths)[number]) {
  const page = await site.renderPage(path);
  const blocked = /<script|<title|\sstyle=|\son\w+=/.exec(page.body);
  if (blocked) {
    const excerpt = page.body.slice(blocked.index, blocked.index + 80);
    throw new Error(`The Content-Security-Policy would block "${excerpt}" on ${path}`);
  }
  return { ...page, style: await pageStyle(page.body, stylesheet) };
}

function fileOf(path: string): string {
  if (path === notFoundPath) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

const pages = await Promise.all(site.prerenderedPaths.map(render));

const [font, ...otherFonts] = app.fonts;
if (!font || otherFonts.length > 0) throw new Error(`The site must have one font, not ${app.fonts.length}`);
const script = bootstrap({
  stylesheet: `/${app.stylesheet}`,
  font: `/${font}`,
  scripts: app.scripts.map((file) => `/${file}`),
});
const moduleScript = /<script type="module"[^>]*><\/script>/;
const template = (await readFile(join(root, 'src-web/index.html'), 'utf8'))
  .replace('</head>', () => `<noscript><link rel="stylesheet" href="/${app.stylesheet}"></noscript></head>`)
  .replace(moduleScript, () => `<script type="module">${script}</script>`);

function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

for (const { path, head, body, style, structuredData } of pages) {
  const output = join(dist, fileOf(path));
  await mkdir(dirname(output), { recursive: true });
  const html = template
    .replace('<!--head-->', () => `<style>${style}</style>${head}${structuredData.map(jsonLd).join('')}`)
    .replace('<!--app-->', () => body);
  await writeFile(output, html);
}

await writeSiteFiles(
  dist,
  pages.filter(({ path }) => isListed(path)).map(({ path, meta }) => ({ path, ...meta })),
);

// The admin area is rendered in the browser: its page is an empty document with script and stylesheet.
const adminPage = await readFile(join(root, 'src-web/admin.html'), 'utf8');
await mkdir(join(dist, 'admin'), { recursive: true });
await writeFile(
  join(dist, 'admin/index.html'),
  adminPage
    .replace('<!--head-->', () => `<link rel="stylesheet" href="/${adminArea.stylesheet}">`)
    .replace('<!--app-->', '')
    .replace(moduleScript, () => `<script type="module" src="/${adminArea.scripts[0]}"></script>`),
);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const bootstrapHash = sha256(script);
const turnstile = turnstileSiteKey() !== '';
const policies = pages.map(({ path, style }): [string, string] => [
  path,
  contentSecurityPolicy({ bootstrapHash, styleHash: sha256(style), turnstile }),
]);
await writeFile(join(dist, '_headers'), headersFile(new Map(policies)));

console.log(`${pages.length + 1} pages in dist/`);
