/** Builds `dist/`: the browser's files, one HTML file for each public page, and the headers they are served with. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync } from 'vite';
import { defaultLocale, type Locale, locales } from '#shared/locales.ts';
import { careersFeedPath, isListed, localizedPath, notFoundPath } from '#shared/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { contentSecurityPolicy } from '#worker/http/security-headers.ts';
import { writeArabicFont } from './build/arabic-font.ts';
import { bootstrap } from './build/bootstrap.ts';
import { buildAdminArea, buildSite } from './build/browser-files.ts';
import { careersFeed } from './build/careers-feed.ts';
import { inLanguage } from './build/document-language.ts';
import { headersFile } from './build/headers-file.ts';
import { writeKnowledge } from './build/knowledge.ts';
import { pageStyle } from './build/page-style.ts';
import { writeSiteFiles } from './build/site-files.ts';
import { buildSetting, siteUrl } from './lib/build-settings.ts';

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
    rolldownOptions: {
      input: { prerender: 'src-web/site/entry-prerender.tsx' },
      // It has all texts; the browser loads them one by one.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});

const site: typeof import('#web/site/entry-prerender.tsx') = await import(
  pathToFileURL(join(prerenderer, 'prerender.js')).href
);

const stylesheet = await readFile(join(dist, app.stylesheet), 'utf8');
const arabicFont = await writeArabicFont(dist);

/** A name that the platform does not serve as a page. */
async function writeStill(locale: Locale): Promise<string> {
  const own = app.scripts(locale, []);
  const links = app
    .chat(locale)
    .filter((file) => !own.includes(file))
    .map((file) => `<link rel="prefetch" as="script" crossorigin href="/${file}">`);
  const html = links.join('') + (await site.renderPanelStill(locale));
  const path = `/assets/joe-${locale}-${sha256(html).replace(/\W/g, '').slice(0, 8)}.txt`;
  await writeFile(join(dist, path), html);
  return path;
}

const stills = new Map(await Promise.all(locales.map(async (locale) => [locale, await writeStill(locale)] as const)));

async function render({ path, locale }: (typeof site.prerenderedPages)[number]) {
  const address = localizedPath(path, locale);
  const page = await site.renderPage(path, locale);
  const blocked = /<script|<title|\sstyle=|\son\w+=/.exec(page.body);
  if (blocked) {
    const excerpt = page.body.slice(blocked.index, blocked.index + 80);
    throw new Error(`The Content-Security-Policy would block "${excerpt}" on ${address}`);
  }
  const style = await pageStyle(page.body, stylesheet, locale);
  const scripts = app.scripts(locale, page.modules).map((file) => `/${file}`);
  const source = bootstrap({
    stylesheet: `/${app.stylesheet}`,
    font: `/${app.font}`,
    scripts,
    still: stills.get(locale)!,
    atRest: `/${app.atRest}`,
    earlyIsland: page.body.includes(' data-island="demo"') ? `/${app.earlyIsland}` : undefined,
  });
  const script = minifySync('bootstrap.mjs', source).code;
  const [preload, fontRule] = locale === 'ar' ? [arabicFont.preload, arabicFont.rule] : ['', ''];
  return { ...page, address, script, preload, style: style + fontRule };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function fileOf(address: string): string {
  if (address.endsWith(notFoundPath)) return `${address.slice(1)}.html`;
  return join(address, 'index.html');
}

const pages = await Promise.all(site.prerenderedPages.map(render));

const moduleScript = /<script type="module"[^>]*><\/script>/;
const template = (await readFile(join(root, 'src-web/index.html'), 'utf8')).replace(
  '</head>',
  () => `<noscript><link rel="stylesheet" href="/${app.stylesheet}"></noscript></head>`,
);

function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

for (const { address, locale, head, body, script, preload, style, structuredData } of pages) {
  const output = join(dist, fileOf(address));
  await mkdir(dirname(output), { recursive: true });
  const html = inLanguage(template, locale)
    .replace(moduleScript, () => `<script type="module">${script}</script>`)
    .replace('<!--head-->', () => `${preload}<style>${style}</style>${head}${structuredData.map(jsonLd).join('')}`)
    .replace('<!--app-->', () => body);
  await writeFile(output, html);
}

await writeSiteFiles(
  dist,
  pages.filter(({ path }) => isListed(path)).map(({ path, locale, meta }) => ({ path, locale, ...meta })),
);

const english = pages.filter(({ locale }) => locale === defaultLocale);
await writeFile(
  join(dist, careersFeedPath),
  careersFeed(
    english.flatMap(({ structuredData }) => structuredData),
    siteUrl(),
  ),
);

await writeKnowledge(dist, pages);

// The browser renders the staff area: its pages are empty documents that request the scripts of their section.
const adminPage = (await readFile(join(root, 'src-web/admin.html'), 'utf8')).replace('<!--app-->', '');
for (const [section, name] of Object.entries(admin.navSections)) {
  const folder = section === 'today' ? 'admin' : `admin/${section}`;
  const links = [
    `<title>${admin.title(name)}</title>`,
    `<link rel="stylesheet" href="/${adminArea.stylesheet}">`,
    ...adminArea.imports(section).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
  const html = adminPage
    .replace('<!--head-->', () => links.join(''))
    .replace(moduleScript, () => `<script type="module" src="/${adminArea.script}"></script>`);
  await mkdir(join(dist, folder), { recursive: true });
  await writeFile(join(dist, folder, 'index.html'), html);
}

const turnstile = buildSetting('TURNSTILE_SITE_KEY') !== '';
const policies = [...Map.groupBy(pages, ({ path }) => path)].map(([path, translations]): [string, string] => [
  path,
  contentSecurityPolicy({
    bootstrapHashes: translations.map(({ script }) => sha256(script)),
    styleHashes: translations.map(({ style }) => sha256(style)),
    turnstile,
  }),
]);
await writeFile(join(dist, '_headers'), headersFile(new Map(policies)));

console.log(`${pages.length + 1} pages in dist/`);
