/** A range of emphasised text, kept by the position of its first mark. */
export interface Emphasis {
  length: 1 | 2;
  end: number;
}

interface Opened {
  sign: string;
  at: number;
  remaining: number;
}

const run = /\*+|_+|~+/g;
/** No text means more, and each closing mark looks through all. */
const maxOpen = 50;

/**
 * Decides which `*`, `_` and `~~` are marks, unlike CommonMark: between digits or within a word a sign is text, and
 * beside punctuation or an Arabic letter, whose prefixes are joined to their word, a mark is a mark.
 */
export function emphasisIn(text: string): Map<number, Emphasis> {
  const found = new Map<number, Emphasis>();
  const opened: Opened[] = [];
  for (const { 0: signs, index } of text.matchAll(run)) {
    const { opens, closes } = flanks(text, index, signs.length);
    const sign = signs[0]!;
    let at = index;
    let remaining = signs.length;
    while (closes && remaining > 0) {
      const opener = takeOpener(opened, sign, remaining);
      if (!opener) break;
      const length = Math.min(remaining, opener.remaining) === 1 ? 1 : 2;
      opener.remaining -= length;
      at += length;
      remaining -= length;
      found.set(opener.at + opener.remaining, { length, end: at });
      if (opener.remaining > 0) opened.push(opener);
    }
    if (opens && remaining > 0) opened.push({ sign, at, remaining: remaining });
    if (opened.length > maxOpen) opened.shift();
  }
  return found;
}

function takeOpener(opened: Opened[], sign: string, length: number): Opened | undefined {
  const isFor = (one: Opened) => one.sign === sign && (one.remaining === length || one.remaining === 3 || length === 3);
  const index = opened.findLastIndex(isFor);
  // A mark that was opened later never ends: it is text.
  return index < 0 ? undefined : opened.splice(index)[0];
}

const digit = /\p{N}/u;
const letter = /[\p{L}\p{M}]/u;
const arabic = /\p{Script_Extensions=Arabic}/u;
const openBracket = /\p{Ps}/u;
const closeBracket = /\p{Pe}/u;
const endOfClause = /[.,;:!?،؛؟]/;
const beforeClause = /[\s\p{Ps}\p{Pi}\p{Script_Extensions=Arabic}]/u;

/** The characters beside a run of signs decide whether it can begin or end emphasis. */
export function flanks(text: string, at: number, length: number): { opens: boolean; closes: boolean } {
  const sign = text[at]!;
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ' ';
  const after = String.fromCodePoint(text.codePointAt(at + length) ?? 32);
  const isQuoted = before === after && /["'`|]/.test(before);
  const isPath = length === 1 && (before === '/' || after === '/');
  const isNone = isQuoted || isPath || length > 3 || (sign === '~' && length !== 2);
  const opens =
    !isNone &&
    !/\s/.test(after) &&
    !closeBracket.test(after) &&
    (!endOfClause.test(after) || beforeClause.test(before));
  const closes = !isNone && !/\s/.test(before) && !openBracket.test(before);
  if (sign === '_') return { opens: opens && !isWord(before), closes: closes && !isWord(after) };
  if (length === 1) {
    return { opens: opens && !isLatin(before) && !closeBracket.test(before), closes: closes && !isLatin(after) };
  }
  return {
    opens: opens && (!isLatin(before) || (letter.test(before) && letter.test(after))),
    closes: closes && !(digit.test(before) && digit.test(after)),
  };
}

function isWord(character: string): boolean {
  return letter.test(character) || digit.test(character);
}

/** A digit of any script, or a letter of a script without Arabic's prefixes. */
function isLatin(character: string): boolean {
  return digit.test(character) || (letter.test(character) && !arabic.test(character));
}
