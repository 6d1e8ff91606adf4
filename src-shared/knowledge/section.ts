import type { Locale } from '../locales.ts';

/** A piece of the site that Joe can find, answer from and link to. */
export interface KnowledgeSection {
  /** The same in every language: page, block and the item's number, such as `lagentry/cards/2`. */
  id: string;
  locale: Locale;
  /** In the section's language, with the fragment of its place on the page; empty for an answer of staff that belongs to no page. */
  path: string;
  title: string;
  /** Plain text, at most `maxSectionLength` characters. */
  text: string;
  /** What its whole page is about; only for the search. */
  context: string;
  /** How much sooner than others it is taken when both match; 1 for most. */
  weight: number;
}

export const maxSectionLength = 800;

/** The file of all sections, as an asset. */
export const knowledgeFile = 'knowledge.json';
