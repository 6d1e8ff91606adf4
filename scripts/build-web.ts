/** Builds `dist/`: the browser's files, one HTML file for each public page, and the headers they are served with. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { contentSecurityPolicy } from '../src-shared/security-headers.ts';
import { buildSite, buildStaffArea } from './build/browser-files.ts';
import { headersFile } from './build/headers.ts';
import { writeSiteFiles } from './build/site-files.ts';
import { starter } from './build/starter.ts';
import { followingSheet, fontOf, pageStyle } from './build/styles.ts';
import { turnstileSiteKey } from './lib/turnstile-site-key.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const prerenderer = join(root, 'node_modules/.cache/prerender');

await rm(dist, { recursive: true, force: true });
const app = await buildSite();
const staffArea = await buildStaffArea();
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

const sheetFile = join(dist, app.stylesheet);
const stylesheet = await readFile(sheetFile, 'utf8');

/** React puts what belongs in the head before the page's own markup. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

async function render(path: string, file: string) {
  const html = await site.render(path);
  const head = hoisted.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  if (!head.includes('<title')) throw new Error(`${path} has no <title>`);
  const blocked = /<script|<title|\sstyle=|\son\w+=/.exec(body);
  if (blocked) throw new Error(`${path}: the policy would block "${body.slice(blocked.index, blocked.index + 80)}"`);
  return { path, file, head, body, style: await pageStyle(body, stylesheet) };
}

const pages = await Promise.all(
  site.prerenderedPaths.map((path) => render(path, path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)),
);
const notFound = await render('/404', '404.html');
const all = [...pages, notFound];

const following = followingSheet(
  stylesheet,
  all.map(({ style }) => style),
);
const followingFile = `assets/site-${createHash('sha256').update(following).digest('base64url').slice(0, 8)}.css`;
await rm(sheetFile);
await writeFile(join(dist, followingFile), following);

if (app.imports.length !== 2)
  throw new Error(`the app is to import React and the bundler's helpers, not ${app.imports}`);
const script = starter({
  imports: app.imports.map((file) => `/${file}`),
  app: `/${app.file}`,
  font: fontOf(stylesheet),
});
/**
 * What a page asks for when it has come to rest: a script gives these links their address (`src-web/lib/stylesheet.ts`). The
 * icon has one until then that leads nowhere, for without any a browser asks for /favicon.ico.
 */
const links = (href: string) =>
  `<link rel="stylesheet" ${href}="/${followingFile}"><link rel="manifest" ${href}="/manifest.webmanifest">`;
const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
const moduleScript = /<script type="module"[^>]*><\/script>/;
const page = (await readFile(join(root, 'src-web/index.html'), 'utf8'))
  .replace(icon, icon.replace('href=', 'href="data:," data-href='))
  .replace('</head>', () => `${links('data-href')}<noscript>${links('href')}${icon}</noscript></head>`)
  .replace(moduleScript, () => `<script type="module">${script}</script>`);

/** JSON-LD for the head: data, which the policy lets through. */
function jsonLd(path: string): string {
  return site
    .structuredData(path)
    .map((data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
    .join('');
}

for (const { path, file, head, body, style } of all) {
  const output = join(dist, file);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(
    output,
    page
      .replace('<!--head-->', () => `<style>${style}</style>${head}${jsonLd(path)}`)
      .replace('<!--app-->', () => body),
  );
}

/** A text in the markup that React wrote, without its escapes. */
function textOf(markup: string, pattern: RegExp): string {
  const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return (pattern.exec(markup)?.[1] ?? '').replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (written) => escapes[written] ?? written,
  );
}

await writeSiteFiles(
  dist,
  pages
    .filter(({ head }) => !head.includes('noindex'))
    .map(({ path, head }) => ({
      path,
      title: textOf(head, /property="og:title" content="([^"]*)"/),
      description: textOf(head, /name="description" content="([^"]*)"/),
    })),
);

// The staff area is rendered in the browser: a shell, which the Worker gives out after the sign-in.
const shell = await readFile(join(root, 'src-web/admin.html'), 'utf8');
await mkdir(join(dist, 'admin'), { recursive: true });
await writeFile(
  join(dist, 'admin/index.html'),
  shell
    .replace('<!--head-->', () => `<link rel="stylesheet" href="/${staffArea.stylesheet}">`)
    .replace('<!--app-->', '')
    .replace(moduleScript, () => `<script type="module" src="/${staffArea.file}"></script>`),
);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const turnstile = turnstileSiteKey() !== '';
const policy = ({ style }: { style: string }) =>
  contentSecurityPolicy({ starterHash: sha256(script), styleHash: sha256(style), turnstile });
const files = await readdir(join(dist, 'assets'));
const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, 'assets', file))).size));
const assets = files.map((file, i) => ({ file, size: sizes[i] ?? 0 })).sort((a, b) => b.size - a.size);
await writeFile(
  join(dist, '_headers'),
  headersFile(
    new Map(pages.map((one) => [one.path, policy(one)])),
    policy(notFound),
    assets.map(({ file }) => file),
  ),
);

console.log(`${all.length + 1} pages and ${assets.length} files in dist/`);
