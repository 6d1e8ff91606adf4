import { maxSectionLength } from './section.ts';

export function splitText(text: string, max = maxSectionLength): string[] {
  if (text.length <= max) return [text];
  const start = text.slice(0, max + 1);
  const sentenceEnd = Math.max(...['. ', '? ', '؟ ', '! '].map((end) => start.lastIndexOf(end) + 1));
  const cut = sentenceEnd > 0 ? sentenceEnd : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : max;
  return [text.slice(0, cut).trim(), ...splitText(text.slice(cut).trim(), max)];
}
