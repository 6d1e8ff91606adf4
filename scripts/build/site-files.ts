import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../src-shared/brand.ts';
import { adminPath, shareImagePath } from '../../src-shared/paths.ts';
import { siteUrl } from '../lib/site-url.ts';
import { rasterize, shareImage } from './share-image.ts';

const origin = siteUrl();

export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** Writes sitemap.xml, robots.txt, llms.txt, the web manifest, the icons and the share images. */
export async function writeSiteFiles(dist: string, pages: ListedPage[]): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => writeFile(join(dist, name), content);
  await write('sitemap.xml', sitemap(pages));
  await write('robots.txt', `User-agent: *\nDisallow: ${adminPath}\n\nSitemap: ${origin}/sitemap.xml\n`);
  await write('llms.txt', llmsText(pages));
  await write('manifest.webmanifest', JSON.stringify(manifest));
  const icon = await readFile(join(dist, 'favicon.svg'), 'utf8');
  for (const { src, size } of icons) await write(src, await rasterize(icon, size));
  await mkdir(join(dist, 'share'), { recursive: true });
  for (const page of pages) await write(shareImagePath(page.path), await shareImage(page.title, page.description));
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
  const entries = pages.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** llms.txt: a line for each page, for language models. */
function llmsText(pages: ListedPage[]): string {
  const about = `${brand.name} (${brand.legalName}) is an AI company in ${brand.city}, ${brand.country}. Contact: ${brand.email}, ${brand.phone}.`;
  const lines = pages.map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`);
  return `# ${brand.name}\n\n> ${about}\n\n## Pages\n\n${lines.join('\n')}\n`;
}
