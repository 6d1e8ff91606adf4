const maxWords = 8;

/**
 * The FTS5 query for a search text: a row matches when each word is the prefix of one of its words. `tags` are the filters
 * as the index stores them, such as `statuspending`; the text never matches them.
 * @returns null when the text has no words
 */
export function matchExpression(searchText: string, columns: string[], tags: string[] = []): string | null {
  // A word as FTS5's tokenizer sees it: letters and digits of any script. In quotes it cannot be an operator.
  const words = searchText.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, maxWords);
  if (!words) return null;
  const text = words.map((word) => `"${word}"*`).join(' AND ');
  return [`{${columns.join(' ')}} : (${text})`, ...tags.map((tag) => `tags : "${tag}"`)].join(' AND ');
}
