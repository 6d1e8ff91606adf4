import type { TextStage } from './text-stage.ts';

/** Controls, direction marks, joiners, tags, fillers: they hide text or turn it around. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const whiteSpace = new Set(['\n', '\t']);
const joiner = '\u200d';
const emojiStyle = '\ufe0f';

/** Drops what no reader sees, except inside an emoji, and repairs broken Unicode. */
export function visibleText(): TextStage {
  let highSurrogate = '';
  let previous = '';

  function clean(text: string): string {
    let kept = '';
    for (const character of text.toWellFormed()) {
      if (!isKept(character, previous)) continue;
      kept += character;
      previous = character;
    }
    return kept;
  }

  return {
    push(text) {
      const all = highSurrogate + text;
      highSurrogate = /[\ud800-\udbff]$/.exec(all)?.[0] ?? '';
      return clean(highSurrogate ? all.slice(0, -1) : all);
    },
    // Half an emoji at the end is dropped.
    end: () => '',
  };
}

function isKept(character: string, previous: string): boolean {
  if (character === joiner)
    return previous === emojiStyle || /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(previous);
  if (character === emojiStyle) return /\p{Emoji}/u.test(previous);
  return whiteSpace.has(character) || !invisible.test(character);
}
