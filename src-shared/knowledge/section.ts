import type { Locale } from '../locales.ts';

export interface KnowledgeSection {
  id: string;
  locale: Locale;
  path: string;
  title: string;
  text: string;
  context: string;
  /** Visitors' words for the section, in phrases between bars. Only the search reads them: no page or prompt has them. */
  searchPhrases: string;
  weight: number;
}

export const maxSectionLength = 800;

export const knowledgeFile = 'knowledge.json';
