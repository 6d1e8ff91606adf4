import { brand } from '../brand.ts';
import { asks as arabicAsks } from '../content/ar/asks.ts';
import { asks as englishAsks } from '../content/en/asks.ts';
import type { LegalFacts } from '../content/types/legal.ts';
import { type Locale, locales } from '../locales.ts';
import { jobPath, localizedPath, paths } from '../paths.ts';
import { cutBlocks } from './cut-blocks.ts';
import { cutFacts } from './cut-facts.ts';
import { cutCareers, cutCompany, cutDemo, cutHome, cutJob, cutLegal, cutMyData, cutPartner } from './cut-pages.ts';
import { type Draft, overviewWeight } from './draft.ts';
import { type KnowledgeSection, maxSectionLength } from './section.ts';
import { type SiteContent, siteContent } from './site-content.ts';

const contents: Record<Locale, SiteContent> = { en: await siteContent('en'), ar: await siteContent('ar') };

/** Visitors of the Arabic pages mix in English words. */
const asked: Record<Locale, Record<string, string>[]> = { en: [englishAsks], ar: [arabicAsks, englishAsks] };

/** A fact has one place; the legal pages mention everything. */
const factWeight = 2;
const legalWeight = 0.5;

interface CutPage {
  id: string;
  path: string;
  name: string;
  context: string;
  drafts: Draft[];
  weight?: number;
}

export function cutSite(facts: LegalFacts): KnowledgeSection[] {
  return locales.flatMap((locale) => {
    const content = contents[locale];
    const ofPages = cutPages(content, facts).flatMap((page) =>
      page.drafts.flatMap((draft) => finish(draft, { ...page, id: `${page.id}/${draft.key}`, locale })),
    );
    const ofFacts = cutFacts(content).flatMap((draft) =>
      finish(draft, { id: draft.key, path: draft.page, name: '', locale, context: '', weight: factWeight }),
    );
    return [...ofPages, ...ofFacts];
  });
}

function cutPages(content: SiteContent, facts: LegalFacts): CutPage[] {
  const { home, productsPage, products, analyst, company, careers, demo, partner, myData, legal } = content;
  const productOf = (path: string) => products.find((product) => product.path === path);
  const aboutProduct = (path: string) => {
    const { name, title, description, features } = productOf(path)!;
    return [`${name}: ${title}.`, description, `${features.join(' · ')}.`];
  };
  return [
    { id: 'home', path: paths.home, name: brand.name, context: home.meta.title, drafts: cutHome(home) },
    {
      id: 'products',
      path: paths.products,
      name: productsPage.eyebrow,
      context: productsPage.meta.title,
      drafts: [
        {
          key: 'intro',
          text: [`${products.map(({ name, title }) => `${name} (${title})`).join(' · ')}.`, productsPage.lead],
        },
      ],
    },
    ...Object.entries(content.landings).map(([page, { eyebrow, meta, lead, blocks }]) => {
      const path = paths[page as keyof SiteContent['landings']];
      const product = productOf(path);
      const about = product ? aboutProduct(path) : [meta.description];
      const intro = { key: 'intro', text: [...about, lead] };
      return {
        id: lastPart(path),
        path,
        name: product?.name ?? eyebrow,
        context: `${eyebrow}. ${meta.title}`,
        drafts: [intro, ...cutBlocks(blocks)],
      };
    }),
    {
      id: 'ai-data-analyst',
      path: paths.aiDataAnalyst,
      name: productOf(paths.aiDataAnalyst)!.name,
      context: analyst.meta.title,
      drafts: [
        { key: 'intro', text: [...aboutProduct(paths.aiDataAnalyst), analyst.lead] },
        {
          key: 'dashboard',
          fragment: 'dashboard',
          title: analyst.dashboard.title,
          text: [
            analyst.meta.description,
            analyst.dashboard.note,
            `${Object.values(analyst.dashboard.metrics).join(' · ')}.`,
          ],
        },
        ...cutBlocks([analyst.callToAction]),
      ],
    },
    {
      id: 'company',
      path: paths.company,
      name: company.hero.eyebrow,
      context: company.meta.title,
      drafts: cutCompany(company),
    },
    {
      id: 'careers',
      path: paths.careers,
      name: careers.hero.eyebrow,
      context: careers.meta.description,
      drafts: cutCareers(careers),
    },
    ...careers.positions.jobs.map((job) => ({
      id: job.id,
      path: jobPath(job.id),
      name: job.title,
      context: careers.meta.title,
      drafts: cutJob(job, careers, content.titles.apply),
    })),
    { id: 'demo', path: paths.scheduleDemo, name: demo.meta.title, context: demo.formTitle, drafts: cutDemo(demo) },
    {
      id: 'partner',
      path: paths.partner,
      name: partner.meta.title,
      context: partner.hero.eyebrow,
      drafts: cutPartner(partner),
    },
    {
      id: 'my-data',
      path: paths.myData,
      name: myData.meta.title,
      context: myData.meta.description,
      drafts: cutMyData(myData),
    },
    ...(['privacy', 'terms', 'cookies', 'trust'] as const).map((id) => {
      const page = legal[id](facts);
      return { id, path: paths[id], name: page.title, context: '', drafts: cutLegal(page), weight: legalWeight };
    }),
  ];
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const directionMarks = /[\u200e\u200f\u2066-\u2069]/g;

function finish(
  { key, fragment, title, text, weight }: Draft,
  { id, path, name, locale, context, weight: pageWeight = 1 }: Place,
): KnowledgeSection[] {
  const address = localizedPath(fragment ? `${path}#${fragment}` : path, locale);
  const whole = text.filter(Boolean).join(' ').replace(directionMarks, '').replaceAll('**', '');
  const heading = [name, title].filter(Boolean).join(': ').replace(directionMarks, '');
  return splitText(whole).map((part, index) => ({
    id: index === 0 ? id : `${id}/part-${index + 1}`,
    locale,
    path: address,
    title: heading,
    text: part,
    context: context.replace(directionMarks, ''),
    asks: asked[locale].map((asks) => asks[id] ?? '').join(' | '),
    weight: pageWeight * (weight ?? (key === 'intro' ? overviewWeight : 1)),
  }));
}

interface Place {
  id: string;
  path: string;
  name: string;
  locale: Locale;
  context: string;
  weight?: number;
}

export function splitText(text: string, max = maxSectionLength): string[] {
  if (text.length <= max) return [text];
  const start = text.slice(0, max + 1);
  const sentenceEnd = Math.max(...['. ', '? ', '؟ ', '! '].map((end) => start.lastIndexOf(end) + 1));
  const cut = sentenceEnd > 0 ? sentenceEnd : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : max;
  return [text.slice(0, cut).trim(), ...splitText(text.slice(cut).trim(), max)];
}
