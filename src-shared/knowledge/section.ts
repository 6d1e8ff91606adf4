import type { Locale } from '../locales.ts';

export interface KnowledgeSection {
  id: string;
  locale: Locale;
  path: string;
  title: string;
  text: string;
  context: string;
  /** How visitors ask for it, in phrases between bars. Only searched: neither shown nor sent to a model. */
  searchPhrases: string;
  weight: number;
}

export const maxSectionLength = 800;

export const knowledgeFile = 'knowledge.json';
