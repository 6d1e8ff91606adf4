import { brand } from '#shared/brand.ts';
import { footer as arabicFooter, header as arabicHeader } from '#shared/content/ar/layout.ts';
import { searchPhrases as arabic } from '#shared/content/ar/search-phrases.ts';
import { footer as englishFooter, header as englishHeader } from '#shared/content/en/layout.ts';
import { searchPhrases as english } from '#shared/content/en/search-phrases.ts';
import { type KnowledgeSection, splitText } from '#shared/knowledge/section.ts';
import { type Locale, locales } from '#shared/locales.ts';
import { pages as publicPages } from '#shared/pages.ts';
import { isListed, localizedPath, paths } from '#shared/paths.ts';
import { cutPage, type Draft, summariesIn } from './cut-page.ts';
import { siteFacts } from './site-facts.ts';

export interface KnowledgePage {
  path: string;
  locale: Locale;
  body: string;
  meta: { title: string; description: string };
  structuredData: object[];
}

/** Visitors of the Arabic pages mix in English words. */
const asked: Record<Locale, Record<string, string>[]> = { en: [english], ar: [arabic, english] };

/** A fact has one place; the legal pages mention everything. */
const factWeight = 2;
const legalWeight = 0.5;

const legalPaths = new Set<string>(
  Object.values(publicPages).flatMap(({ path, component }) => (component === 'legal' ? [path] : [])),
);

export async function cutSite(pages: readonly KnowledgePage[]): Promise<KnowledgeSection[]> {
  const sections = await Promise.all(
    locales.map(async (locale) => {
      const own = pages.filter((page) => page.locale === locale && isListed(page.path));
      const names = new Set(own.map(nameOf));
      const summaries = own.flatMap(({ body }) => summariesIn(body, names));
      const facts = await siteFacts(locale);
      requirePlaces(facts, own);
      return [
        ...own.flatMap((page) => sectionsOf(page, names, summaries)),
        ...facts.flatMap(({ page, ...fact }) =>
          finish({ ...fact, path: page, locale, context: '', weight: factWeight }),
        ),
      ];
    }),
  );
  return sections.flat();
}

function sectionsOf(
  page: KnowledgePage,
  names: ReadonlySet<string>,
  summaries: readonly { name: string; lines: string[] }[],
): KnowledgeSection[] {
  const { path, locale, body, meta } = page;
  const id = path === paths.home ? 'home' : path.slice(path.lastIndexOf('/') + 1);
  const name = nameOf(page);
  const label = labels[locale].get(path) ?? name;
  const lines = summaries.flatMap((summary) => (summary.name === name ? summary.lines : []));
  const about = [...new Set([meta.description, ...lines.filter((line) => !meta.description.includes(line))])].join(' ');
  const pageWeight = legalPaths.has(path) ? legalWeight : 1;
  return cutPage(body, about, names).flatMap(({ key, title, weight, ...draft }) =>
    finish({
      ...draft,
      key: `${id}/${key}`,
      title: title ? `${name}: ${title}` : name,
      source: title ? `${label}: ${title}` : label,
      weight: pageWeight * weight,
      path,
      locale,
      context: meta.title === name ? '' : meta.title,
    }),
  );
}

const labels: Record<Locale, ReadonlyMap<string, string>> = {
  en: labelsIn(englishHeader, englishFooter),
  ar: labelsIn(arabicHeader, arabicFooter),
};

/** The names that the navigation gives to pages. The header comes last, so its names win over those of the footer. */
function labelsIn({ menus, pricing, scheduleDemo }: typeof englishHeader, { columns, legal }: typeof englishFooter) {
  const inMenus = menus.flatMap(({ overview, links }) => [...(overview ? [overview] : []), ...links]);
  const links = [...legal, ...columns.flatMap(({ links }) => links), ...inMenus, pricing, scheduleDemo];
  return new Map(links.map(({ to, label }) => [to, label]));
}

/** The page's name in search results. */
function nameOf({ path, locale, meta, structuredData }: KnowledgePage): string {
  if (path === paths.home) return locale === 'ar' ? brand.arabicName : brand.name;
  const trail = structuredData.find((data) => 'itemListElement' in data) as { itemListElement: { name: string }[] };
  return trail?.itemListElement.at(-1)?.name ?? meta.title.split(/[:،,]/)[0]!;
}

const directionMarks = /[\u200e\u200f\u2066-\u2069]/g;

interface Whole extends Draft {
  source?: string;
  path: string;
  locale: Locale;
  context: string;
}

function finish({
  key,
  fragment,
  path,
  locale,
  title,
  source = title,
  text,
  context,
  weight,
  namesOnly,
}: Whole): KnowledgeSection[] {
  const clean = (words: string) => words.replace(directionMarks, '');
  return splitText(clean(text)).map((part, index) => ({
    id: index === 0 ? key : `${key}/part-${index + 1}`,
    locale,
    path: localizedPath(fragment ? `${path}#${fragment}` : path, locale),
    title: clean(title),
    ...(source !== title && { source: clean(source) }),
    text: part,
    context: clean(context),
    searchPhrases: asked[locale].map((phrases) => phrases[key] ?? '').join(' | '),
    weight,
    ...(namesOnly && { namesOnly }),
  }));
}

export function requirePlaces(
  facts: readonly { key: string; page: string; fragment?: string }[],
  pages: readonly Pick<KnowledgePage, 'path' | 'body'>[],
): void {
  for (const { key, page, fragment } of facts) {
    const body = pages.find(({ path }) => path === page)?.body;
    if (body === undefined) throw new Error(`The fact ${key} leads to ${page}, which is no page`);
    if (fragment && !body.includes(`id="${fragment}"`)) throw new Error(`${page} has no element ${fragment} (${key})`);
  }
}
