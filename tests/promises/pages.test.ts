import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { direction, locales } from '#shared/locales.ts';
import { isListed, localizedPath, paths } from '#shared/paths.ts';
import { builtFile, textsOf } from './built-page.ts';

/** The built HTML, as search engines and visitors without JavaScript get it. */

const origin = 'https://rihla.example';
const dist = join(import.meta.dirname, '../../dist');

interface BuiltPage {
  html: string;
  title: string;
  description: string;
  alternates: Record<string, string>;
}

const pages = new Map<string, BuiltPage>(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('admin'))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
      const page = {
        html,
        title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
        description: /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '',
        alternates: Object.fromEntries([...links].map(([, hreflang, href]) => [hreflang, href])),
      };
      return [`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, page];
    }),
);
const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
const english = [...pages.keys()].filter((address) => !/^\/ar(\/|$)/.test(address));

it('builds every page in both languages, each with its own title', () => {
  expect(pages.size).toBe(2 * english.length);
  for (const path of english) {
    const [page, arabic] = locales.map((locale) => pages.get(localizedPath(path, locale))!);
    expect(page!.title, path).toMatch(/\S/);
    expect(page!.description, path).toMatch(/\S/);
    expect(arabic!.title, path).not.toBe(page!.title);
    expect(arabic!.description, path).not.toBe(page!.description);
    expect(arabic!.title, path).toContain(brand.arabicName);
    for (const locale of locales) {
      const address = localizedPath(path, locale);
      const { html } = pages.get(address)!;
      expect(html, address).toContain(`<html lang="${locale}" dir="${direction[locale]}" data-local-fonts>`);
      expect(html.match(/<h1\b/g), address).toHaveLength(1);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      if (isListed(path)) expect(canonical).toBe(origin + address);
      else expect(html, address).toContain('<meta name="robots" content="noindex');
    }
  }
});

it('the alternates of a page point back, and the sitemap has the same', () => {
  const translated = [...pages].filter(([, { alternates }]) => Object.keys(alternates).length > 0);
  const byUrl = new Map(translated.map(([address, page]) => [origin + address, page]));
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  expect(entries).toHaveLength(byUrl.size);
  for (const [, url = '', links = ''] of entries) {
    const { alternates } = byUrl.get(url)!;
    for (const other of Object.values(alternates)) expect(byUrl.get(other)?.alternates, url).toEqual(alternates);
    const inSitemap = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href]);
    expect(Object.fromEntries(inSitemap)).toEqual(alternates);
  }
});

it('an internal link leads to a page or a part of one, in its language', () => {
  const broken: string[] = [];
  for (const [address, { html }] of pages) {
    const language = /<html lang="(\w+)"/.exec(html)?.[1];
    for (const [tag, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*|#[^"]+)"[^>]*>/g)) {
      const [path = '', fragment] = href.startsWith('#') ? [address, href.slice(1)] : href.split('#');
      if (path === '/admin' || path.startsWith('/llms') || path.endsWith('/news/feed.xml')) continue;
      if (tag.includes(' download')) {
        if (!existsSync(join(dist, path))) broken.push(`${address} → ${href}`);
        continue;
      }
      const target = pages.get(path.replace(/\?.*/, ''))?.html ?? '';
      const expected = /hreflang="(\w+)"/i.exec(tag)?.[1] ?? language;
      const leads = target.includes(`<html lang="${expected}"`) && (!fragment || target.includes(`id="${fragment}"`));
      if (!leads) broken.push(`${address} → ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

/** Texts that no other table has. */
const texts: [path: string, ...string[]][] = [
  [paths.lagentry, 'What makes an agent safe to use', 'What changes for your team', 'Where teams begin'],
  [paths.aiDataAnalyst, 'What it found without being asked', 'Recent activity', 'Sample'],
  [
    paths.ecommerceAggregator,
    'What it compares',
    'Where it looks',
    'For shoppers, retailers and brands',
    'Four ways to use it',
  ],
  [
    paths.pricing,
    'about AED 180',
    'about AED 731',
    'Enterprise Custom',
    'states the tax',
    'above the limit',
    'How to get started',
  ],
  [paths.products, 'The six products side by side', 'Trading desks', 'Quoted by scale'],
  [paths.privacy, 'What we store, why, and for how long', '730 days', '365 days', '90 days', 'Your rights'],
  [paths.terms, 'A request is not a contract', 'Joe may be wrong', 'Dubai'],
  [paths.contact, 'Monday to Friday, 9 AM to 6 PM Gulf time', 'UAE National Day', 'within 24 hours on working days'],
  [paths.trust, 'Sub-processors', 'Accessibility statement', 'What our figures mean', '500+ customers'],
  [
    paths.productSecurity,
    'This page covers the products.',
    'Set out in your contract',
    'UAE, KSA or your own cloud',
    'data protection officer',
    'None yet',
    'sub-processors',
    'data processing agreement',
  ],
  [paths.cookies, 'sets no cookies for visitors', 'scroll-positions', 'CF_Authorization'],
];

it.each(texts)('%s has its texts', (path, ...phrases) => {
  const text = textsOf(path, 'main').join(' ');
  for (const phrase of phrases) expect(text).toContain(phrase);
});

it('the share image of the home page is a PNG', () => {
  const image = /property="og:image" content="https:\/\/rihla\.example([^"]+)"/.exec(pages.get('/')!.html)?.[1];
  expect(readFileSync(join(dist, image!)).subarray(1, 4).toString()).toBe('PNG');
});

it('a hint beside a field describes it', () => {
  let hints = 0;
  for (const [address, { html }] of pages) {
    const described = [...html.matchAll(/\saria-describedby="([^"]*)"/g)].flatMap(([, ids = '']) => ids.split(' '));
    for (const [, id] of html.matchAll(/\sid="([^"]+-hint)"/g)) {
      expect(described, address).toContain(id);
      hints += 1;
    }
  }
  expect(hints).toBeGreaterThan(0);
});

it('a browser finds favicon.ico, a maskable icon, and the licences of what it runs', () => {
  const ico = readFileSync(join(dist, 'favicon.ico'));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(22, 26).toString('latin1')).toBe('\x89PNG');
  const { icons } = JSON.parse(builtFile('manifest.webmanifest')) as { icons: { src: string; purpose?: string }[] };
  const maskable = icons.find(({ purpose }) => purpose === 'maskable')!;
  expect(readFileSync(join(dist, maskable.src)).length).toBeGreaterThan(0);
  for (const name of ['react-dom', 'web-vitals', 'instrument-sans', 'readex-pro', 'SIL OPEN FONT LICENSE']) {
    expect(builtFile('licenses.md')).toContain(name);
  }
});

it('the built files have no source maps and no secrets', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of files.filter((name) => /\.(?:js|css|html)$/.test(name))) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect(text, file).not.toMatch(/sourceMappingURL|(?:API|SECRET)_KEY["'`]?\s*[:=]\s*["'`]|\bsk-[a-z0-9]{8}/);
  }
});
