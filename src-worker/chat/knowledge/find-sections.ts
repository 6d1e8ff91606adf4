import * as z from 'zod';
import { type KnowledgeSection, knowledgeFile, maxSectionLength } from '#shared/knowledge/section.ts';
import { type Locale, locales } from '#shared/locales.ts';
import type { ProductFacts } from '#shared/site/products.ts';
import type { Bindings } from '../../env.ts';
import { causeOf, log } from '../../http/log.ts';
import type { ConversationEntry } from '../history.ts';
import type { Question } from '../store.ts';
import { lastProduct, productIn } from '../topics/products.ts';
import { createIndex, type Found, type SectionIndex } from './section-index.ts';

export interface AddedSections {
  version: string;
  sections: readonly KnowledgeSection[];
}

export function joined(...added: (AddedSections | undefined)[]): AddedSections {
  return {
    version: added.map((one) => one?.version ?? '').join('|'),
    sections: added.flatMap((one) => one?.sections ?? []),
  };
}

const nothingAdded: AddedSections = { version: '', sections: [] };
const noSections: readonly KnowledgeSection[] = [];

let siteSections: Promise<readonly KnowledgeSection[]> | undefined;
const indexes = new Map<Locale, { site: readonly KnowledgeSection[]; version: string; index: SectionIndex }>();

export interface FoundFor extends Found {
  /** The question in the words of the index: Arabic in Latin letters has become Arabic. */
  question: string;
  product: ProductFacts | undefined;
}

/** If the site's file is missing, only the added sections are searched; the next question reads it again. */
export async function findSections(
  env: Pick<Bindings, 'ASSETS'>,
  { text, language }: Pick<Question, 'text' | 'language'>,
  history: readonly ConversationEntry[] = [],
  added: AddedSections = nothingAdded,
): Promise<FoundFor> {
  const index = indexOf(await sectionsOfSite(env), added, language);
  const question = index.read(text);
  const named = productIn(question);
  const product = named ?? lastProduct(question, history);
  const found = product && !named ? index.find(`${product.name} ${text}`) : index.find(text, { history });
  return { ...found, question, product };
}

export async function sectionsOfSite(env: Pick<Bindings, 'ASSETS'>): Promise<readonly KnowledgeSection[]> {
  siteSections ??= readSiteSections(env.ASSETS);
  try {
    return await siteSections;
  } catch (error) {
    siteSections = undefined;
    log('error', 'knowledge_unavailable', { cause: causeOf(error).slice(0, 500) });
    return noSections;
  }
}

function indexOf(site: readonly KnowledgeSection[], { version, sections }: AddedSections, language: Locale) {
  const kept = indexes.get(language);
  if (kept?.site === site && kept.version === version) return kept.index;
  const all = [...site, ...sections].filter(({ locale }) => locale === language);
  const index = kept?.site === site ? kept.index : createIndex(all);
  if (index === kept?.index) index.update(all);
  indexes.set(language, { site, version, index });
  return index;
}

const Sections: z.ZodType<KnowledgeSection[]> = z.array(
  z.object({
    id: z.string(),
    locale: z.enum(locales),
    path: z.string().startsWith('/'),
    title: z.string(),
    text: z.string().max(maxSectionLength),
    context: z.string(),
    searchPhrases: z.string(),
    weight: z.number().positive(),
  }),
);

export async function readSiteSections(assets: Pick<Fetcher, 'fetch'>): Promise<KnowledgeSection[]> {
  const response = await assets.fetch(`https://assets.local/${knowledgeFile}`);
  if (!response.ok) throw new Error(`${knowledgeFile} was answered with ${response.status}`);
  return Sections.parse(await response.json());
}
