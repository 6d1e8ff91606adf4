/** Builds `dist/`: the browser's files, one HTML file for each public page, and the headers they are served with. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { contentSecurityPolicy, securityHeaders } from '../src-shared/security-headers.ts';
import { type ListedPage, writeSiteFiles } from './build/site-files.ts';
import { turnstileSiteKey } from './lib/turnstile-site-key.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const prerenderer = join(root, 'node_modules/.cache/prerender');

await build({ logLevel: 'warn' });
await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    outDir: prerenderer,
    manifest: false,
    rolldownOptions: { input: { prerender: 'src-web/entry-prerender.tsx' } },
  },
});

const site: typeof import('../src-web/entry-prerender.tsx') = await import(
  pathToFileURL(join(prerenderer, 'prerender.js')).href
);
const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
await rm(join(dist, '.vite'), { recursive: true });

function chunk(source: string) {
  const found = manifest[source];
  if (!found) throw new Error(`${source} is not in the manifest`);
  return found;
}

function stylesheets(source: string): string {
  return (chunk(source).css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
}

/**
 * The app comes after the first paint, so that the first view costs what a static page costs (docs/performance.md).
 * A hidden tab never paints, and an old browser may not report it: hence the two other ways to begin.
 */
const starter = `{let begun;const begin=()=>{begun??=import("/${chunk('entry-client.tsx').file}")};document.hidden?begin():(new PerformanceObserver(begin).observe({type:"paint",buffered:true}),setTimeout(begin,3e3))}`;
const starterHash = createHash('sha256').update(starter).digest('base64');

const moduleScript = /<script type="module"[^>]*><\/script>/;
const template = await readFile(join(root, 'src-web/index.html'), 'utf8');
const page = template
  .replace('<!--head-->', () => `${fontPreload()}${stylesheets('entry-client.tsx')}<!--head-->`)
  .replace(moduleScript, () => `<script type="module">${starter}</script>`);

/** The text's font is asked for beside the stylesheet, not after it. */
function fontPreload(): string {
  const font = chunk('entry-client.tsx').assets?.find((file) => file.endsWith('.woff2'));
  if (!font) throw new Error('the stylesheet names no font');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
}

/** React puts what belongs in the head before the page's own markup. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** JSON-LD for the head: data, which the policy lets through. */
function jsonLd(path: string): string {
  return site
    .structuredData(path)
    .map((data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
    .join('');
}

/** Writes one page, and returns what it says about itself. */
async function writePage(path: string, file: string): Promise<ListedPage & { listed: boolean }> {
  const html = await site.render(path);
  const head = hoisted.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  if (!head.includes('<title')) throw new Error(`${path} has no <title>`);
  const blocked = /<script|<title|\sstyle=|\son\w+=/.exec(body);
  if (blocked) throw new Error(`${path}: the policy would block "${body.slice(blocked.index, blocked.index + 80)}"`);
  const output = join(dist, file);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(
    output,
    page.replace('<!--head-->', () => head + jsonLd(path)).replace('<!--app-->', () => body),
  );
  return {
    path,
    title: textOf(head, /property="og:title" content="([^"]*)"/),
    description: textOf(head, /name="description" content="([^"]*)"/),
    listed: !head.includes('noindex'),
  };
}

/** A text in the markup that React wrote, without its escapes. */
function textOf(markup: string, pattern: RegExp): string {
  const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return (pattern.exec(markup)?.[1] ?? '').replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (written) => escapes[written] ?? written,
  );
}

const pages = [];
for (const path of site.prerenderedPaths) {
  pages.push(await writePage(path, path === '/' ? 'index.html' : `${path.slice(1)}/index.html`));
}
await writePage('/404', '404.html');
await writeSiteFiles(
  dist,
  pages.filter(({ listed }) => listed),
);

// The staff area is rendered in the browser: a shell, which the Worker gives out after the sign-in.
const shell = await readFile(join(root, 'src-web/admin.html'), 'utf8');
await mkdir(join(dist, 'admin'), { recursive: true });
await writeFile(
  join(dist, 'admin/index.html'),
  shell
    .replace('<!--head-->', () => stylesheets('admin/entry.tsx'))
    .replace('<!--app-->', '')
    .replace(moduleScript, () => `<script type="module" src="/${chunk('admin/entry.tsx').file}"></script>`),
);

const turnstile = turnstileSiteKey() !== '';
const everyPage = { 'Content-Security-Policy': contentSecurityPolicy({ starterHash, turnstile }), ...securityHeaders };
const staffPolicy = contentSecurityPolicy({ frames: true });
const assets = await readdir(join(dist, 'assets'));
const rules = [
  rule('/*', Object.entries(everyPage)),
  ...['/admin', '/admin/*'].map((path) =>
    rule(path, [
      ['! Content-Security-Policy'],
      ['Content-Security-Policy', staffPolicy],
      ['Cache-Control', 'no-store'],
    ]),
  ),
  // One for each hashed file: a rule for /assets/* would also mark the 404 of a missing file as immutable.
  ...assets.map((file) => rule(`/assets/${file}`, [['Cache-Control', 'public, max-age=31536000, immutable']])),
];
if (rules.length > 100) throw new Error(`_headers has ${rules.length} rules; the platform reads 100`);
await writeFile(join(dist, '_headers'), rules.join('\n'));

function rule(path: string, headers: string[][]): string {
  return `${path}\n${headers.map((header) => `  ${header.join(': ')}\n`).join('')}`;
}

console.log(`${site.prerenderedPaths.length + 2} pages and ${assets.length} files in dist/`);
