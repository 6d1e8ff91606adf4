import type { KnowledgeSection } from '../../src-shared/knowledge/section.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { paths, splitLocale } from '../../src-shared/paths.ts';
import type { Config } from '../config.ts';
import type { ConversationEntry } from './history.ts';
import { siteSystemPrompt, systemPrompt } from './prompt.ts';

interface PromptContext {
  system: ConversationEntry;
  /** The section that the model knows as [1] comes first. */
  numbered: KnowledgeSection[];
}

/** `site` has the sections of every language. Without them, or without a key, the model reads what was found. */
export function promptContext(
  { SITE_URL, CHAT_CONTEXT, CHAT_API_KEY }: Config,
  languages: { page: Locale; question: Locale },
  found: KnowledgeSection[],
  site: readonly KnowledgeSection[],
): PromptContext {
  const whole = CHAT_CONTEXT === 'site' && CHAT_API_KEY ? wholeSite(site, languages.question) : [];
  if (whole.length === 0) return { system: systemPrompt(SITE_URL, languages.page, found), numbered: found };
  const ids = new Set(whole.map(({ id }) => id));
  const numbered = [...whole, ...found.filter(({ id }) => !ids.has(id))];
  const numbers = new Map(numbered.map(({ id }, index) => [id, index + 1]));
  const likely = found.map(({ id }) => numbers.get(id)!);
  const system = siteSystemPrompt(SITE_URL, languages.question, { numbered, fixed: whole.length, likely });
  return { system, numbered };
}

const legalPages: ReadonlySet<string> = new Set([paths.privacy, paths.terms, paths.cookies]);

function wholeSite(site: readonly KnowledgeSection[], language: Locale): KnowledgeSection[] {
  return site.filter(({ locale, path }) => locale === language && !legalPages.has(pageOf(path)));
}

function pageOf(path: string): string {
  return splitLocale(path.split('#')[0]!).path;
}
