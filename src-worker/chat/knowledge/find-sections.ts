import { type KnowledgeSection, knowledgeFile, maxSectionLength } from '#shared/knowledge/section.ts';
import { type Locale, locales } from '#shared/locales.ts';
import type { ColumnId } from '#shared/site/plans.ts';
import type { ProductFacts } from '#shared/site/products.ts';
import type { Bindings } from '../../env.ts';
import { causeOf, log } from '../../http/log.ts';
import type { ConversationEntry } from '../history.ts';
import type { Question } from '../store.ts';
import { plansIn } from '../topics/plans.ts';
import { lastProduct, productIn } from '../topics/products.ts';
import { indexFileOf, readIndex } from './index-file.ts';
import { type BuiltIndex, createIndex, type Found, type SectionIndex } from './section-index.ts';
import { hasSubject, termsOf } from './terms.ts';

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

/** The value, not its promise: an object that waits for the reading of another one hangs. */
let siteSections: readonly KnowledgeSection[] | undefined;
const indexes = new Map<Locale, { site: readonly KnowledgeSection[]; version: string; index: SectionIndex }>();

export interface FoundFor extends Found {
  /** The question in the words of the index: Arabic in Latin letters has become Arabic. */
  question: string;
  /** The question before, if this one means little without it. */
  before: string | undefined;
  product: ProductFacts | undefined;
  /** The plans that are named here, or in the question before a follow-up. */
  plans: readonly ColumnId[];
  /** The questions of a message that asks two. */
  parts: readonly FoundPart[];
}

export interface FoundPart extends FoundFor {
  text: string;
}

/** If the site's file is missing, only the added sections are searched; the next question reads it again. */
export async function findSections(
  env: Pick<Bindings, 'ASSETS'>,
  { text, language }: Pick<Question, 'text' | 'language'>,
  history: readonly ConversationEntry[] = [],
  added: AddedSections = nothingAdded,
): Promise<FoundFor> {
  const index = await indexOf(env, added, language);
  const parts = questionsIn(text).map((part, at, texts) => {
    const before = texts.slice(0, at).map((content) => ({ role: 'user' as const, content }));
    return { text: part, ...findFor(index, part, [...history, ...before]) };
  });
  return { ...findFor(index, text, history), parts };
}

const maxQuestions = 2;
const begin = '(?:what|how|when|where|who|which|is|are|do|does|can|هل|كم|متى|وين|كيف|شو|وش)\\s';
const nextQuestion = new RegExp(`(?<=[?؟])\\s|\\s(?=(?:and|و)\\s?${begin})`, 'i');
const question = new RegExp(`[?؟]$|^(?:(?:and|و)\\s?)?${begin}`, 'i');

/** A statement beside a question, such as what the visitor plans, is no second one. */
function questionsIn(text: string): string[] {
  const texts = text.split(nextQuestion).filter(hasSubject);
  return texts.length === maxQuestions && texts.every((part) => question.test(part)) ? texts : [];
}

function findFor(index: SectionIndex, text: string, history: readonly ConversationEntry[]): FoundFor {
  const question = index.read(text);
  const last = history.findLast(({ role }) => role === 'user');
  const before = last && isFollowUp(question) ? index.read(last.content) : undefined;
  const named = productIn(question);
  const ownPlans = plansIn(question);
  const product = named ?? (ownPlans.length > 0 ? undefined : lastProduct(question, history));
  const plans = ownPlans.length > 0 || named || !before ? ownPlans : plansIn(before);
  const found = product && !named ? index.find(`${product.name} ${text}`) : index.find(text, { history });
  const joint = before && !found.confident ? index.find(`${before} ${question}`) : found;
  const best = joint.confident ? joint : found;
  const isContinued = before !== undefined || (product !== undefined && !named);
  return { ...(isContinued ? about(question, best, product) : best), question, before, product, plans, parts: [] };
}

/** Of what is found for a follow-up, the sections that have a word of its own, those of its product first. */
function about(question: string, found: Found, product: ProductFacts | undefined): Found {
  const words = new Set(termsOf(question).flat());
  const hasOwn = ({ title, text, searchPhrases }: KnowledgeSection) =>
    termsOf(`${title} ${text} ${searchPhrases}`).some((forms) => forms.some((form) => words.has(form)));
  const narrow = (sections: readonly KnowledgeSection[]) =>
    sections.some(hasOwn) ? sections.filter(hasOwn) : sections;
  const ofProduct = product ? found.sections.filter(({ id }) => id.startsWith(`${product.id}/`)).filter(hasOwn) : [];
  const sure = found.sure.length > 0 ? [...new Set([...ofProduct, ...narrow(found.sure)])] : [];
  return { ...found, sure, nearest: narrow(found.nearest) };
}

const maxContentOfFollowUp = 2;
const pronoun = /\b(?:it|its|this|that|they|them|their|one|ones)\b|(?:^|\s)(?:هو|هي|هذا|هذه|هذي|ده|دي|هاي)(?=\s|$)/;

function isFollowUp(question: string): boolean {
  return pronoun.test(question) || termsOf(question).length <= maxContentOfFollowUp;
}

export async function sectionsOfSite(env: Pick<Bindings, 'ASSETS'>): Promise<readonly KnowledgeSection[]> {
  if (siteSections) return siteSections;
  try {
    const sections = await readSiteSections(env.ASSETS);
    siteSections ??= sections;
    return siteSections;
  } catch (error) {
    log('error', 'knowledge_unavailable', { cause: causeOf(error).slice(0, 500) });
    return noSections;
  }
}

async function indexOf(
  env: Pick<Bindings, 'ASSETS'>,
  { version, sections }: AddedSections,
  language: Locale,
): Promise<SectionIndex> {
  const site = await sectionsOfSite(env);
  const isOwn = ({ locale }: KnowledgeSection) => locale === language;
  if (indexes.get(language)?.site !== site) {
    const own = site.filter(isOwn);
    const index = createIndex(own, await builtIndex(env.ASSETS, own, language));
    indexes.set(language, { site, version: '', index });
  }
  const kept = indexes.get(language)!;
  if (kept.version !== version) kept.index.update(sections.filter(isOwn));
  kept.version = version;
  return kept.index;
}

/** Reading the build's index takes a tenth of the time of making it, which answers the first question if the file is missing. */
async function builtIndex(
  assets: Pick<Fetcher, 'fetch'>,
  sections: readonly KnowledgeSection[],
  locale: Locale,
): Promise<BuiltIndex | undefined> {
  if (sections.length === 0) return undefined;
  const response = await assets.fetch(`https://assets.local/${indexFileOf(locale)}`);
  return response.ok ? readIndex(await response.arrayBuffer(), sections) : undefined;
}

export async function readSiteSections(assets: Pick<Fetcher, 'fetch'>): Promise<KnowledgeSection[]> {
  const response = await assets.fetch(`https://assets.local/${knowledgeFile}`);
  if (!response.ok) throw new Error(`${knowledgeFile} was answered with ${response.status}`);
  const sections: unknown = await response.json();
  if (!Array.isArray(sections) || !sections.every(isSection)) throw new Error(`${knowledgeFile} has other data`);
  return sections;
}

const texts = ['id', 'path', 'title', 'text', 'context', 'searchPhrases'] as const;

/** A schema of zod takes three times as long, and the first answer waits for it. */
function isSection(value: Partial<KnowledgeSection> | null): value is KnowledgeSection {
  if (!value || !texts.every((name) => typeof value[name] === 'string')) return false;
  const { locale, path, text, weight } = value as KnowledgeSection;
  return locales.includes(locale) && path.startsWith('/') && text.length <= maxSectionLength && weight > 0;
}
