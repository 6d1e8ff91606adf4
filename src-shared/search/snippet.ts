import { searchTerms } from './words.ts';

export interface SnippetPart {
  text: string;
  hit: boolean;
}

const wordsBefore = 6;
const wordsAfter = 12;

/** Finds the words of a search in a text, and returns those around the first hit as they are written. */
export function snippetFinder(query: string): (text: string) => SnippetPart[] | undefined {
  const isHit = hitsOf(query);
  return (text) => {
    const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
    const first = words.findIndex(([word]) => isHit(word));
    if (first < 0) return undefined;
    const shown = words.slice(Math.max(0, first - wordsBefore), first + wordsAfter);
    const [start, end] = [shown[0]!.index, endOf(shown.at(-1)!)];
    const parts: SnippetPart[] = [{ text: start > 0 ? '…' : '', hit: false }];
    let at = start;
    for (const word of shown.filter(([one]) => isHit(one))) {
      parts.push({ text: text.slice(at, word.index), hit: false }, { text: word[0], hit: true });
      at = endOf(word);
    }
    parts.push({ text: text.slice(at, end) + (end < text.trimEnd().length ? '…' : ''), hit: false });
    return parts.filter((part) => part.text !== '');
  };
}

/** The search finds words by their beginning, and Arabic ones also by their stem. */
function hitsOf(query: string): (word: string) => boolean {
  const wanted = searchTerms(withoutAccents(query)).flatMap(({ words, together }) =>
    together ? [...words, together] : words,
  );
  const foundWords = new Map<string, boolean>();
  return (word) => {
    const hit =
      foundWords.get(word) ??
      searchTerms(withoutAccents(word))
        .flatMap(({ words }) => words)
        .some(({ whole, stem }) =>
          wanted.some(
            (one) =>
              stem === one.stem || one.whole.some((begun) => whole.some((spelling) => spelling.startsWith(begun))),
          ),
        );
    foundWords.set(word, hit);
    return hit;
  };
}

/** The search index removes accents. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function endOf(word: RegExpExecArray): number {
  return word.index + word[0].length;
}
