import type { KnowledgeSection } from '../../src-shared/knowledge/section.ts';
import type { Locale } from '../../src-shared/locales.ts';
import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { createIndex, type SectionIndex } from './section-index.ts';
import { readSiteSections } from './site-sections.ts';

/** Sections that do not come with the site. Another `version` has other sections. */
export interface AddedSections {
  version: string;
  sections: readonly KnowledgeSection[];
}

const nothingAdded: AddedSections = { version: '', sections: [] };
const noSections: readonly KnowledgeSection[] = [];

let siteSections: Promise<readonly KnowledgeSection[]> | undefined;
const indexes = new Map<Locale, { site: readonly KnowledgeSection[]; version: string; index: SectionIndex }>();

/**
 * The sections that answer a question in a language, best first, at most four; none when it is about something else. Without the
 * site's file only the added sections are searched: the next question tries to read it again.
 */
export async function findSections(
  env: Pick<Bindings, 'ASSETS'>,
  question: string,
  language: Locale,
  added: AddedSections = nothingAdded,
): Promise<KnowledgeSection[]> {
  return indexOf(await sectionsOfSite(env), added, language).find(question);
}

async function sectionsOfSite(env: Pick<Bindings, 'ASSETS'>): Promise<readonly KnowledgeSection[]> {
  siteSections ??= readSiteSections(env.ASSETS);
  try {
    return await siteSections;
  } catch (error) {
    siteSections = undefined;
    log('error', 'knowledge_unavailable', { cause: causeOf(error).slice(0, 500) });
    return noSections;
  }
}

/** One index for each language is kept until its sections change. */
function indexOf(site: readonly KnowledgeSection[], { version, sections }: AddedSections, language: Locale) {
  const kept = indexes.get(language);
  if (kept?.site === site && kept.version === version) return kept.index;
  const index = createIndex([...site, ...sections].filter(({ locale }) => locale === language));
  indexes.set(language, { site, version, index });
  return index;
}
