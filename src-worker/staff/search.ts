/** The most words of a search that count; more would only make the index work harder. */
const maxWords = 8;

/**
 * A full-text query (FTS5) for what somebody typed: every word must begin a word of the record.
 * `tags` are the index's own words for the filters, such as `statuspending`; typed words never match them.
 * @returns null when nothing that can be searched was typed
 */
export function matchExpression(typed: string, columns: string[], tags: string[] = []): string | null {
  // The tokenizer's own idea of a word: letters and digits of any script. A quoted word cannot be an operator.
  const words = typed.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, maxWords);
  if (!words) return null;
  const text = words.map((word) => `"${word}"*`).join(' AND ');
  return [`{${columns.join(' ')}} : (${text})`, ...tags.map((tag) => `tags : "${tag}"`)].join(' AND ');
}
