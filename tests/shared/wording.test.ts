import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const shared = resolve(import.meta.dirname, '../../src-shared');

/** Questions of visitors, in their own words. */
const spoken = 'search-phrases.ts';

/** The specification writes these with straight quotes or three full stops. */
const fixed = /We've sent you a confirmation email|I apologize, but I'm having trouble|\.\.\.$/;

/** All texts of a folder, with a stroke for each value that a template puts in. */
function textsIn(folder: string): [file: string, text: string][] {
  const files = readdirSync(join(shared, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith(spoken))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(join(shared, folder, file), 'utf8'));
      return textsOf(program).map((text): [string, string] => [file, text]);
    });
}

function textsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
  if (type === 'ImportDeclaration') return [];
  const own = quasis ? [quasis.map((quasi) => quasi.value.cooked).join('–')] : typeof value === 'string' ? [value] : [];
  return [...own, ...Object.values(node).flatMap(textsOf)];
}

const english = [...textsIn('content/en'), ...textsIn('staff-texts')];
const arabic = textsIn('content/ar');

it.each([
  ['begins no statement with Who, Whoever or What', /(?:^|[.!?] )(?:Who|Whoever|What) [^?]*?[.!](?: |$)/],
  [
    'uses words that native speakers write',
    /\b(?:somebody|everybody|nobody|anybody|whoever|any more|at once|hears? of|became of|becomes of|invented)\b/i,
  ],
  ['quotes with curly quotes', /\p{L}'\p{L}|(?:^|\s)"\p{L}/u],
  ['writes an ellipsis as one character', /\.\.\./],
])('English: %s', (_rule, wrong) => {
  expect(english.filter(([, text]) => wrong.test(text) && !fixed.test(text))).toEqual([]);
});

it.each([
  ['no Latin comma between Arabic words', /\p{Script=Arabic}, ?\p{Script=Arabic}/u],
  ['an email address is not «عنوان», which is a place', /عنوانكم(?! على الإنترنت)|عنوان البريد|عنوان بريد/],
  ['sample data are «افتراضية», not fabricated', /مختلق|من نسج الخيال/],
  ['a person «يرد عليكم»', /[ينت]جيبكم/],
  ['a result reads «تم …», which needs no vowel signs', /(?:^|[.؛] )(?:حُجزت?|أُلغيت?|مُحيت?) /],
  ['a number from 10 is in digits', /عشر(?:ة|ون|ين)?(?!\p{L})|(?:ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)(?!\p{L})/u],
  ['a unit has one spelling', /ميغا|كغ(?!\p{L})/u],
  [
    'a button that shows something does not say «عرض», which is a demo and a quote',
    /^عرض (?:ال|منتجاتنا|بياناتي|موعد|رسال)/,
  ],
])('Arabic: %s', (_rule, wrong) => {
  expect(arabic.filter(([, text]) => wrong.test(text))).toEqual([]);
});

const commitmentFiles = ['commitments.ts', 'newsletter-frequency.ts'];

it.each<[string, RegExp, RegExp, RegExp, RegExp]>([
  [
    'until a first agent',
    /first agent/,
    /first agent(?:(?! and ).)*\b(?:hour|afternoon|day|week)s?\b/,
    /أول وكيل|الوكيل الأول/,
    /(?:أول وكيل|الوكيل الأول)[^،]*(?:يوم|ساع|أسبوع)/,
  ],
  [
    'of a demo',
    /\bdemos?\b|with an engineer/i,
    /\b(?:an|one|two|three|\d+) (?:minute|hour)s?\b/i,
    /مع مهندس|مدة العرض/,
    /دقيق|دقائق|ساع/,
  ],
  ['of an interview', /\binterview of\b/, /\b(?:minute|hour)s?\b/, /في مقابلة|^مقابلة/, /دقيق|دقائق|ساع/],
  ['between newsletters', /\bemails\b/, /\ba (?:few a )?(?:week|month)\b/, /رسائل/, /شهري|أسبوعيًا|كل أسبوع/],
  [
    'until a reply',
    /\b(?:repl(?:y|ies)|contact you|propose)\b/i,
    /\b(?:hour|working day|business day)s?\b/,
    /(?:ردّ?|نجيب|يتواصل|نقترح) /,
    /خلال [^،.]*(?:ساعة|ساعات|يوم عمل|أيام عمل)/,
  ],
])('takes the time %s from commitments.ts', (_time, topic, unit, arabicTopic, arabicUnit) => {
  const wrongIn = (texts: typeof english, about: RegExp, of: RegExp) =>
    texts
      .filter(([file, text]) => !commitmentFiles.includes(file) && !fixed.test(text))
      .flatMap(([, text]) => text.split(/(?<=[.?!؟])\s/))
      .filter((sentence) => about.test(sentence) && of.test(sentence));
  expect([...wrongIn(english, topic, unit), ...wrongIn(arabic, arabicTopic, arabicUnit)]).toEqual([]);
});

it('Arabic: an error asks politely', () => {
  const messages = arabic.filter(([file]) => file === 'messages.ts');
  expect(messages.filter(([, text]) => /^(?:املؤوا|أدخلوا|اختاروا|اكتبوا) /.test(text))).toEqual([]);
});

it.each(['en', 'ar'])('says of each quote that it is an example, until a customer is named: %s', (locale) => {
  const texts = textsIn(`content/${locale}`).map(([, text]) => text);
  const quotes = texts.filter((text) => text === 'testimonial');
  expect(quotes.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /^Example quote|^اقتباس توضيحي/.test(text))).toHaveLength(quotes.length);
});
