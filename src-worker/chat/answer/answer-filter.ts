import { foldDigits } from '#shared/forms/fold-digits.ts';
import type { FoundSection } from '../knowledge/section-index.ts';
import { withoutThoughts } from './thoughts.ts';

interface AnswerFilter {
  push(chunk: string): string;
  end(): { rest: string; cited: number[] };
}

export function createAnswerFilter(sections: readonly FoundSection[]): AnswerFilter {
  const cited = new Set<number>();
  const stages = chain([withoutThoughts(), visibleText(), citations((number) => cited.add(number)), withoutImages()]);
  return {
    push: stages.push,
    end() {
      const rest = stages.end();
      return { rest, cited: [...cited].filter((number) => number >= 1 && number <= sections.length) };
    },
  };
}

/** The result never depends on how the text is split into pieces. */
interface TextStage {
  push(text: string): string;
  end(): string;
}

function chain(stages: readonly TextStage[]): TextStage {
  return {
    push: (text) => stages.reduce((current, stage) => stage.push(current), text),
    end: () => stages.reduce((current, stage) => stage.push(current) + stage.end(), ''),
  };
}

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const whiteSpace = new Set(['\n', '\t']);
const joiner = '\u200d';
const emojiStyle = '\ufe0f';

function visibleText(): TextStage {
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
    // A trailing half of an emoji is dropped.
    end: () => '',
  };
}

function isKept(character: string, previous: string): boolean {
  if (character === joiner)
    return previous === emojiStyle || /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(previous);
  if (character === emojiStyle) return /\p{Emoji}/u.test(previous);
  return whiteSpace.has(character) || !invisible.test(character);
}

const digits = '[0-9\u0660-\u0669\u06f0-\u06f9]';
const open = '(?<![ \\t])[ \\t]*[[【]{1,2}[\\s^]*';
const numbers = `${digits}{1,3}(?:\\s*[,،;-]\\s*${digits}{1,3})*\\s*(?:†[^\\]】\\n]{0,40})?`;
const close = '[\\]】]{1,2}';
/** Matches `[1]`, `[1, 2]`, `【1†source】`, and a link that imitates one. */
const mark = new RegExp(`${open}${numbers}${close}(?:\\([^()\\n]{0,500}\\))?`, 'g');
const partialNumbers = `(?:${digits}{1,3}\\s*(?:[,،;-]\\s*(?:${digits}{1,3}\\s*)?)*(?:†[^\\]】\\n]{0,40})?)?`;
const partialMark = new RegExp(
  `(?<![ \\t])[ \\t]*(?:[[【]{1,2}[\\s^]*${partialNumbers}(?:${close}(?:\\([^()\\n]{0,500})?)?)?$`,
  'g',
);

function citations(onCited: (number: number) => void): TextStage {
  return rewritingStage(startOfPartialMark, (text) =>
    text.replace(mark, (found) => {
      const inside = found.replace(/\(.*/s, '').replace(/†.*/s, '');
      for (const [number] of foldDigits(inside).matchAll(/\d+/g)) onCited(Number(number));
      return '';
    }),
  );
}

/** A whole mark may contain what looks like the start of another: `[1](【2†)`. */
function startOfPartialMark(text: string): number {
  const marks = [...text.matchAll(mark)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  partialMark.lastIndex = 0;
  for (;;) {
    const index = partialMark.exec(text)?.index ?? -1;
    const around = marks.find(({ start, end }) => start < index && index < end);
    if (!around) return index;
    partialMark.lastIndex = around.end;
  }
}

function withoutImages(): TextStage {
  return rewritingStage(
    (text) => text.search(/(?<!!)!+$/),
    (text) => text.replace(/(?<!!)!+(?=\[)/g, ''),
  );
}

/** @param undecided where the text begins whose continuation decides, or −1 */
function rewritingStage(undecided: (text: string) => number, rewrite: (text: string) => string): TextStage {
  let held = '';
  return {
    push(text) {
      const all = held + text;
      const decided = undecided(all);
      held = decided < 0 ? '' : all.slice(decided);
      return rewrite(decided < 0 ? all : all.slice(0, decided));
    },
    end() {
      const rest = rewrite(held);
      held = '';
      return rest;
    },
  };
}
