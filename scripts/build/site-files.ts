import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { defaultLocale, type Locale, locales } from '#shared/locales.ts';
import { adminPath, alternates, localizedPath, paths, shareImagePath } from '#shared/paths.ts';
import { dayLength } from '#shared/time/days.ts';
import { type BuiltPath, pages } from '#web/site/pages.ts';
import { siteUrl } from '../lib/build-settings.ts';
import { licensesFile } from './browser-files.ts';
import { lastChanges } from './last-changes.ts';
import { rasterize, shareImage } from './share-image.ts';

const origin = siteUrl();

interface ListedPage {
  path: string;
  locale: Locale;
  title: string;
  description: string;
}

export async function writeSiteFiles(dist: string, listed: ListedPage[]): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => writeFile(join(dist, name), content);
  await write('sitemap.xml', sitemap(listed));
  await write(
    'robots.txt',
    `User-agent: *\n${contentSignal}\nDisallow: ${adminPath}\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  await mkdir(join(dist, '.well-known'), { recursive: true });
  await write('.well-known/security.txt', securityText(new Date()));
  await write('llms.txt', llmsText(listed));
  await write('manifest.webmanifest', JSON.stringify(manifest));
  const icon = await readFile(join(dist, 'favicon.svg'), 'utf8');
  for (const { src, size } of icons) await write(src, await rasterize(icon, size));
  await write(maskableIcon.src, await rasterize(icon.replace(roundedCorners, ''), maskableIcon.size));
  await write('favicon.ico', icoFile(await rasterize(icon, icoSize), icoSize));
  for (const ground of ['light', 'dark']) {
    const logo = await readFile(join(dist, `logo-${ground}.svg`), 'utf8');
    await write(`logo-${ground}.png`, await rasterize(logo, ...logoSize));
  }
  await appendFile(join(dist, licensesFile), await fontLicenses());
  await mkdir(join(dist, 'share'), { recursive: true });
  for (const { path, locale, title, description } of listed) {
    await write(shareImagePath(path, locale), await shareImage(title, description, locale));
  }
}

/** https://contentsignals.org: found and quoted with its source, but not training data. */
const contentSignal = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';

const fonts = ['instrument-sans', 'readex-pro'];

/** Vite writes the notices of the scripts (`browser-files.ts`). */
async function fontLicenses(): Promise<string> {
  const read = (name: string) =>
    readFile(join(import.meta.dirname, `../../node_modules/@fontsource-variable/${name}/LICENSE`), 'utf8');
  const texts = await Promise.all(fonts.map(async (name) => `\n## ${name}\n\n${await read(name)}`));
  return texts.join('');
}

const icoSize = 32;

/** The proportions of `logo-light.svg`. */
const logoSize = [1040, 256] as const;

/** One PNG in the container that browsers and feed readers request without being told. */
export function icoFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Systems cut it to a circle or another shape, so its background fills the square. */
const maskableIcon = { src: '/icon-maskable-512.png', size: 512 };
const roundedCorners = ' rx="8"';

const icons = [
  { src: '/icon-192.png', size: 192 },
  { src: '/icon-512.png', size: 512 },
  { src: '/apple-touch-icon.png', size: 180 },
];

function manifestIcon({ src, size }: { src: string; size: number }) {
  return { src, sizes: `${size}x${size}`, type: 'image/png' };
}

const manifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: '#0a0f1e',
  theme_color: '#0a0f1e',
  icons: [...icons.map(manifestIcon), { ...manifestIcon(maskableIcon), purpose: 'maskable' }],
};

function sitemap(listed: ListedPage[]): string {
  const changes = lastChanges('src-shared/content');
  const entries = listed.map(({ path, locale }) => {
    const day = changedOn(path, locale, changes);
    const links = alternates(path, origin).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${origin}${localizedPath(path, locale)}</loc>${day && `<lastmod>${day}</lastmod>`}${links.join('')}</url>`;
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

function changedOn(path: string, locale: Locale, changes: ReadonlyMap<string, string>): string {
  const { content, component } = pages[path as BuiltPath];
  const names = [`pages/${content}`, ...(component === 'job' ? ['jobs'] : [])];
  return (
    names
      .map((name) => changes.get(`src-shared/content/${locale}/${name}.ts`) ?? '')
      .sort()
      .at(-1) ?? ''
  );
}

const validity = 364 * dayLength;

/** RFC 9116 asks for an expiry within a year, which each build renews. */
export function securityText(now: Date): string {
  const fields = {
    Contact: `mailto:${brand.email}`,
    Expires: new Date(now.getTime() + validity).toISOString(),
    'Preferred-Languages': locales.join(', '),
    Canonical: `${origin}/.well-known/security.txt`,
    Policy: `${origin}${paths.trust}#report`,
  };
  return Object.entries(fields)
    .map((field) => `${field.join(': ')}\n`)
    .join('');
}

function llmsText(listed: ListedPage[]): string {
  const about = `${brand.name} (${brand.legalName}) is an AI company in ${brand.city}, ${brand.country}. Contact: ${brand.email}, ${brand.phone}.`;
  const lines = listed
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`);
  const arabic = `Each page is also there in Arabic, at its path under ${origin}${localizedPath('/', 'ar')}.`;
  return `# ${brand.name}\n\n> ${about}\n\nThe texts of all pages: ${origin}/llms-full.txt\n\n## Pages\n\n${arabic}\n\n${lines.join('\n')}\n`;
}
