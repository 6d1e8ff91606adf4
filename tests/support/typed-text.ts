import fc from 'fast-check';

const number = fc.constantFrom('3', '200', '10.5', '٣', '٢٠٠');
const name = fc.constantFrom('file', 'AED', 'x', 'width', 'C', 'R', 'كم');
const sign = fc.constantFrom('~', '*', '_', '#', '>', '|', '&', '<');
const joined = (part: fc.Arbitrary<string>, sign: fc.Arbitrary<string>) =>
  fc
    .tuple(part, sign, part, sign, part)
    .map((parts) => parts.join(''))
    // An Arabic letter is a boundary, and `<x` may begin HTML.
    .filter((text) => !/\*كم|كم\*|<[a-z]/i.test(text));

const word = fc.oneof(
  joined(number, fc.oneof(sign, fc.constantFrom('**', '~~'))),
  joined(fc.oneof(number, name), sign),
  fc.constantFrom('C#', 'F#', '#1', '~5', '5*', '(*)', '"*"', 'file_name_v2', 'C:\\dir', 'R&D', 'x**2', '2*(3+4)*5'),
  fc.constantFrom('~', '*', '_', '#', '>', '|', '\\', '&', '**', 'km²', '50%', 'درهم', 'لـ«لاجنتري»', 'تقرير_2026'),
);

/** Sentences in which no sign is meant as a mark. */
export const typedText = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `From ${words.join(' ')} on`);

const prefix = fc.constantFrom('', 'و', 'لـ', 'بـ', 'ولـ', 'كَ', '(', '«');
const bold = fc.constantFrom('«رحلة»', 'مهم:', '(جديد)', 'رحلة', '«Rihla AI»', '100', '.NET', 'سعر؟');
const suffix = fc.constantFrom('', '،', '.', 'اقرأ', ' بدأت', ')', '»', 'ها', ': ');

/** A bold word with what is joined to it. */
export const arabicBold = fc.tuple(prefix, bold, suffix);
