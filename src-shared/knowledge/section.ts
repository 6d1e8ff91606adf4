import type { Locale } from '../locales.ts';

export interface KnowledgeSection {
  id: string;
  locale: Locale;
  path: string;
  title: string;
  /** The title that visitors read: the page has the name that the navigation gives it. */
  source?: string;
  text: string;
  context: string;
  /** Visitors' words for the section, in phrases between bars. Only the search reads them: no page or prompt has them. */
  searchPhrases: string;
  weight: number;
  /** The text only names what its items say. */
  namesOnly?: true;
}

export const maxSectionLength = 800;

export const knowledgeFile = 'knowledge.json';

/** The cut is at the end of a sentence, if there is one. */
export function splitText(text: string, max = maxSectionLength): string[] {
  if (text.length <= max) return [text];
  const start = text.slice(0, max + 1);
  const sentenceEnd = Math.max(...['. ', '? ', '؟ ', '! '].map((end) => start.lastIndexOf(end) + 1));
  const cut = sentenceEnd > 0 ? sentenceEnd : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : max;
  return [text.slice(0, cut).trim(), ...splitText(text.slice(cut).trim(), max)];
}
