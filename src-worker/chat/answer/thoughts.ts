const blocks = [
  ...['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'seed:think'].map((name) => [`<${name}>`, `</${name}>`]),
  ...[
    ['[think]', '[/think]'],
    ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
  ],
] as [begin: string, end: string][];

/**
 * Removes a reasoning model's thoughts. Only blocks at the beginning count, because an answer may be about `<think>`.
 * An unclosed block is not an answer. The result never depends on how the text is split into pieces.
 */
export function withoutThoughts(): { push(text: string): string; end(): string } {
  let held = '';
  let closing: string | undefined;
  let isAnswer = false;

  function push(text: string): string {
    if (isAnswer) return text;
    held += text;
    for (;;) {
      if (closing !== undefined) {
        const at = held.toLowerCase().indexOf(closing);
        if (at < 0) {
          // The closing tag may be split.
          held = held.slice(-(closing.length - 1));
          return '';
        }
        held = held.slice(at + closing.length);
        closing = undefined;
      }
      const start = held.trimStart().toLowerCase();
      const found = blocks.find(([begin]) => start.startsWith(begin));
      if (found) {
        closing = found[1];
        held = held.trimStart().slice(found[0].length);
      } else if (blocks.some(([begin]) => begin.startsWith(start))) return '';
      else return end();
    }
  }

  function end(): string {
    const rest = closing === undefined ? held : '';
    isAnswer = true;
    held = '';
    return rest;
  }

  return { push, end };
}
