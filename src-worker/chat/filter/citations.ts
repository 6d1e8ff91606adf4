import { foldDigits } from '../../../src-shared/forms/fold-digits.ts';
import { rewritingStage, type TextStage } from './text-stage.ts';

const digits = '[0-9\u0660-\u0669\u06f0-\u06f9]';
const open = '(?<![ \\t])[ \\t]*[[【]{1,2}[\\s^]*';
const numbers = `${digits}{1,2}(?:\\s*[,،;-]\\s*${digits}{1,2})*\\s*(?:†[^\\]】\\n]{0,40})?`;
const close = '[\\]】]{1,2}';
/** `[1]`, `[1, 2]`, `【1†source】`, and a link that pretends to be one, with the white space before it. */
const mark = new RegExp(`${open}${numbers}${close}(?:\\([^()\\n]{0,500}\\))?`, 'g');
/** How a mark may begin. */
const partialNumbers = `(?:${digits}{1,2}\\s*(?:[,،;-]\\s*(?:${digits}{1,2}\\s*)?)*(?:†[^\\]】\\n]{0,40})?)?`;
const partialMark = new RegExp(
  `(?<![ \\t])[ \\t]*(?:[[【]{1,2}[\\s^]*${partialNumbers}(?:${close}(?:\\([^()\\n]{0,500})?)?)?$`,
);

/** Takes the marks of citations out of the text: the sources stand under it. */
export function citations(onCited: (number: number) => void): TextStage {
  return rewritingStage(partialMark, (text) =>
    text.replace(mark, (found) => {
      const inside = found.replace(/\(.*/s, '').replace(/†.*/s, '');
      for (const [number] of foldDigits(inside).matchAll(/\d+/g)) onCited(Number(number));
      return '';
    }),
  );
}

/** Makes an image a link, which the browser shows only to known addresses. */
export function withoutImages(): TextStage {
  return rewritingStage(/(?<!!)!+$/, (text) => text.replace(/(?<!!)!+(?=\[)/g, ''));
}
