import { foldDigits } from '../forms/fold-digits.ts';

const controls = /\p{Cf}/gu;
const marks = /[\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g;

const letters: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const foldable = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Makes أحمد and احمد, مُحَمَّد and محمد, ١٢٣ and 123 the same. It merges words that differ, so it is for search only.
 */
export function normalize(text: string): string {
  const composed = text.replace(controls, '').normalize('NFKC').toLowerCase();
  const folded = foldDigits(composed.replace(marks, '')).replace(foldable, (letter) => letters[letter]!);
  return folded.normalize('NFKC');
}
