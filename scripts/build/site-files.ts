import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { defaultLocale, type Locale, locales } from '#shared/locales.ts';
import { adminPath, alternates, localizedPath, paths, shareImagePath } from '#shared/paths.ts';
import { dayLength } from '#shared/time/days.ts';
import { siteUrl } from '../lib/build-settings.ts';
import { rasterize, shareImage } from './share-image.ts';

const origin = siteUrl();

interface ListedPage {
  path: string;
  locale: Locale;
  title: string;
  description: string;
}

export async function writeSiteFiles(dist: string, pages: ListedPage[]): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => writeFile(join(dist, name), content);
  await write('sitemap.xml', sitemap(pages));
  await write('robots.txt', `User-agent: *\nDisallow: ${adminPath}\n\nSitemap: ${origin}/sitemap.xml\n`);
  await mkdir(join(dist, '.well-known'), { recursive: true });
  await write('.well-known/security.txt', securityText(new Date()));
  await write('llms.txt', llmsText(pages));
  await write('manifest.webmanifest', JSON.stringify(manifest));
  const icon = await readFile(join(dist, 'favicon.svg'), 'utf8');
  for (const { src, size } of icons) await write(src, await rasterize(icon, size));
  await mkdir(join(dist, 'share'), { recursive: true });
  for (const { path, locale, title, description } of pages) {
    await write(shareImagePath(path, locale), await shareImage(title, description, locale));
  }
}

const icons = [
  { src: '/icon-192.png', size: 192 },
  { src: '/icon-512.png', size: 512 },
  { src: '/apple-touch-icon.png', size: 180 },
];

const manifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: '#0a0f1e',
  theme_color: '#0a0f1e',
  icons: icons.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })),
};

function sitemap(pages: ListedPage[]): string {
  const entries = pages.map(({ path, locale }) => {
    const links = alternates(path, origin).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${origin}${localizedPath(path, locale)}</loc>${links.join('')}</url>`;
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
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

function llmsText(pages: ListedPage[]): string {
  const about = `${brand.name} (${brand.legalName}) is an AI company in ${brand.city}, ${brand.country}. Contact: ${brand.email}, ${brand.phone}.`;
  const lines = pages
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`);
  const arabic = `Each page is also there in Arabic, at its path under ${origin}${localizedPath('/', 'ar')}.`;
  return `# ${brand.name}\n\n> ${about}\n\nThe texts of all pages: ${origin}/llms-full.txt\n\n## Pages\n\n${arabic}\n\n${lines.join('\n')}\n`;
}
