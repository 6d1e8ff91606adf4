import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalize } from '#shared/search/normalize.ts';
import { searchText, wordsOf } from '#shared/search/words.ts';

const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const variants: Record<string, string[]> = {
  ا: ['ا', 'أ', 'إ', 'آ', 'ٱ', 'ا\u0654'],
  و: ['و', 'ؤ', 'و\u0654'],
  ي: ['ي', 'ى', 'ی', 'ئ'],
  ك: ['ك', 'ک'],
  ه: ['ه', 'ة'],
  '1': ['1', '١', '۱', '１'],
  '7': ['7', '٧', '۷', '７'],
};
const decorations = ['', 'ـ', '\u064e', '\u0651\u064f', '\u0652', '\u0670', '\u200f', '\u2068', '\u200c'];

/** The same word twice, each letter in one of its spellings, with or without marks. */
const spelledTwice = fc
  .array(fc.constantFrom(...letters, '1', '7'), { minLength: 1, maxLength: 8 })
  .chain((word) => fc.tuple(spelling(word), spelling(word)));

function spelling(word: string[]) {
  const parts = word.map((letter) =>
    fc.tuple(fc.constantFrom(...(variants[letter] ?? [letter])), fc.constantFrom(...decorations)),
  );
  return fc.tuple(...parts).map((chosen) => chosen.flat().join(''));
}

it('finds a word by each of its spellings', () => {
  fc.assert(
    fc.property(spelledTwice, ([typed, searched]) => {
      expect(wordsOf(searched)).toEqual(wordsOf(typed));
    }),
  );
});

it.each([
  ['شركة', 'الشركة'],
  ['شركة', 'والشركة'],
  ['شركة', 'للشركة'],
  ['شركة', 'شركات'],
  ['كتاب', 'الكِتاب'],
  ['مهندس', 'المهندسين'],
  ['تدقيق', 'بالتدقيق'],
])('gives %s and %s the same stem', (one, other) => {
  expect(wordsOf(one)[0]!.stem).toBe(wordsOf(other)[0]!.stem);
});

it.each(['علي', 'ولي', 'وليد', 'هالة', 'نور', 'دبي', 'الله'])('leaves at least two letters of %s', (name) => {
  expect(wordsOf(name)[0]!.stem.length).toBeGreaterThanOrEqual(2);
});

it('adds the joined form of words that are also written as one', () => {
  expect(searchText(["O'Neil of Al-Futtaim, L.L.C."])).toBe('o neil oneil of al futtaim alfuttaim l l c llc');
  expect(searchText(['Al Maktoum', 'global gas'])).toBe('al maktoum almaktoum global gas');
  expect(searchText(['محمد بن عبد الله'])).toContain('عبدالله');
  for (const name of ['أبو بكر', 'بن علي', 'آل مكتوم']) {
    expect(searchText([name]).split(' ')).toContain(normalize(name).replace(' ', ''));
  }
});

it.each([
  ['Łukasz', 'lukasz'],
  ['Đorđe', 'dorde'],
  ['Søren', 'soren'],
  ['Işıl', 'işil'],
  ['Straße', 'strasse'],
  ['Ægir', 'aegir'],
  ['Œuvre', 'oeuvre'],
  ['Þór', 'thór'],
])('writes %s also as %s', (name, plain) => {
  expect(searchText([name]).split(' ')).toContain(plain);
});

it('writes each form of an Arabic word once, and an English word as it is', () => {
  expect(searchText(['الشركة', null, 'Company of Layla'])).toBe('الشركه شركه شرك company of layla');
});
