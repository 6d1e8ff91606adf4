import type { StepKind } from '../../../src-shared/content/en/samples/lagentry.ts';
import { normalize } from '../../../src-shared/search/normalize.ts';
import type { Grammar } from './grammar.ts';

/**
 * The stems of verbs and, after a slash, of nouns such as قراءة, in the spelling of `normalize`. A stem with a hyphen needs the
 * letter of its form before it: اكتب and يكتب, but not كتب.
 */
const stems: Partial<Record<StepKind, string>> = {
  read: '-قرا -قرو -فتح -ستخرج ترجم لخص / قراء استخراج ترجم تلخيص',
  find: '-بحث -جلب -جمع -ختر -ختار / بحث جلب جمع اختيار',
  check: 'تحقق راجع دقق تاكد -فحص / مراجع تدقيق تاكد فحص',
  compare: 'قارن طابق / مقارن مطابق',
  calculate: '-حسب قدر قيم رتب / حساب تقدير تقييم',
  ask: '-سال -طلب -ستاذن -ستشر -ستشير / سوال طلب استئذان استشار',
  write: '-كتب جهز حضر -عدد -عد -صغ -صوغ -نشي / كتاب اعداد تجهيز تحضير صياغ',
  send: '-رسل -بعث -بلغ -خبر -علم -شعر نبه ذكر -دع -دعو رد -رد -جب -جيب -نشر -عتذر -شكر حول / ارسال ابلاغ اخبار دعو نشر رد',
  pay: '-دفع سدد -صرف -شتر -شتري -حجز عوض / دفع سداد تسديد صرف شراء حجز تعويض',
  file: '-حفظ سجل خزن وثق -رشف -ضف -ضيف صنف حدث -نقل / حفظ تسجيل تخزين توثيق ارشف اضاف تصنيف تحديث نقل',
  delete: '-حذف -مسح -لغ -لغي -شطب -رفض -غلق / حذف مسح الغاء رفض اغلاق',
};
/** After the stem: number, gender, and the pronoun of what it is done to. */
const verbEnd = '(?:وا|و|ي)?(?:ه|ها|هم|هما|ني|نا)?';
const nounEnd = '(?:ه|ت)?(?:ه|ها|هم|هما)?';

const known = Object.entries(stems).map(([kind, list]) => {
  const [verbs, nouns] = list.split('/').map((part) => part.trim().split(' '));
  const forms = verbs!.map((stem) => (stem.startsWith('-') ? `[ايتن]${stem.slice(1)}` : `[يتن]?${stem}`));
  return {
    kind: kind as StepKind,
    verb: new RegExp(`^س?(?:${forms.join('|')})${verbEnd}$`),
    noun: new RegExp(`^(?:ال)?(?:${nouns!.join('|')})${nounEnd}$`),
  };
});

const plain = (word: string) => normalize(word).replace(/[^\p{L}]/gu, '');
const verbOf = (word: string) => known.find(({ verb }) => verb.test(plain(word)))?.kind;
const nounOf = (word: string) => known.find(({ noun }) => noun.test(plain(word)))?.kind;
/** Without the و or ف that joins a verb to the words before it. */
const joined = /^[وف](?=\S)/;
const verbAfterJoiner = (word: string) => (joined.test(word) ? verbOf(word.slice(1)) : undefined);

const negations = /^(?:لم|لا|لن)$/;
const fillers = /^(?:(?:رجاء|رجاءً|من فضلك|الوكيل|تلقائيا|تلقائيًا|أن|ان|قم ب|يجب)\s*)+/;

export const arabicGrammar: Grammar = {
  trigger: /^(?:عندما|عند|حين|حينما|كلما|لما|متى|بعد|بمجرد|فور|إذا|اذا|لو|كل|في كل|في حال)\s/,
  laterTrigger: /^(.+?)\s((?:عندما|حين|حينما|كلما|بمجرد)\s.+)$/,
  condition:
    /^(.*?)\s*(?<=^|\s)(و?(?:إذا|اذا|إن كان|ان كان|إن لم|ان لم|ما لم|إلا إذا|الا اذا|بشرط|شرط أن|في حال|لو|إلا|الا)(?:\s.*)?)$/,
  joiners: /^(?:(?:و?ثم|ومن ثم|و?بعد ذلك|و?بعدها|و?أخيرا|و?أخيرًا)\s+)+|\s+(?:و|ثم)$/g,
  withCommas: (text) =>
    text
      .replace(/\s+(?:و?ثم|ومن ثم|و?بعد ذلك|و?بعدها)\s+/g, '، ')
      .replace(/\s+(?=و(?:إلا|الا|إذا|اذا)\s)/g, '، ')
      .replace(/(^|\s)(\S+)/g, (whole, space: string, word: string) => {
        if (verbOf(word) || !verbAfterJoiner(word)) return whole;
        return `${space && '، '}${word.slice(1)}`;
      }),
  firstVerb: (words, from) =>
    words.findIndex(
      (word, index) =>
        index >= from && !negations.test(words[index - 1]!) && Boolean(verbOf(word) ?? verbAfterJoiner(word)),
    ),
  kindOf: (words) => {
    const [first = ''] = words.replace(fillers, '').split(' ');
    return verbOf(first) ?? verbAfterJoiner(first) ?? nounOf(first);
  },
};
