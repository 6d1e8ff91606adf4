import type { StepKind } from '#shared/content/en/samples/lagentry.ts';
import { normalize } from '#shared/search/normalize.ts';
import { type Grammar, risks } from './grammar.ts';

/**
 * The stems of verbs and, after a slash, of nouns such as قراءة, in the spelling of `normalize`. A stem with a hyphen
 * needs the letter of its form before it: اكتب and يكتب, but not كتب.
 */
const stems: Partial<Record<StepKind, string>> = {
  read: '-قرا -قرو -فتح -ستخرج ترجم لخص / قراء استخراج ترجم تلخيص',
  find: '-بحث -جلب -جمع -ختر -ختار / بحث جلب جمع اختيار',
  check: 'تحقق راجع دقق تاكد حلل -فحص / مراجع تدقيق تاكد فحص تحقق تحليل',
  compare: 'قارن طابق / مقارن مطابق',
  calculate: '-حسب قدر قيم رتب / حساب تقدير تقييم',
  wait: '-نتظر / انتظار',
  ask: '-سال -طلب -ستاذن -ستشر -ستشير / سوال طلب استئذان استشار',
  write: '-كتب جهز حضر -عدد -عد -صغ -صوغ -نشي / كتاب اعداد تجهيز تحضير صياغ',
  send: '-رسل -بعث -بلغ -خبر -علم -شعر نبه ذكر -دع -دعو رد -رد -جب -جيب -نشر -عتذر -شكر -تصل -راسل شارك سلم / ارسال ابلاغ اخبار اعلام اشعار تنبيه تذكير دعو نشر رد مشارك تسليم',
  pay: '-دفع سدد -صرف -شتر -شتري -حجز عوض حول -ودع -سحب -قرض -بع -بيع موّل حصل / دفع سداد تسديد صرف شراء حجز تعويض تحويل ايداع سحب استرداد',
  file: '-حفظ سجل خزن وثق -رشف -ضف -ضيف صنف حدث -نقل / حفظ تسجيل تخزين توثيق ارشف اضاف تصنيف تحديث نقل',
  delete: '-حذف -مسح -لغ -لغي -شطب -رفض -غلق -زل -زيل -تلف -محو / حذف مسح الغاء رفض اغلاق شطب ازال اتلاف محو',
};
/** The endings after the stem: number, gender, and the object pronoun. */
const verbEnd = '(?:وا|و|ي)?(?:ه|ها|هم|هما|ني|نا)?';
const nounEnd = '(?:ه|ت)?(?:ه|ها|هم|هما)?';

const stemForms = Object.entries(stems).map(([kind, list]) => {
  const [verbs, nouns] = list.split('/').map((part) => part.trim().split(' '));
  const forms = verbs!.map((stem) => (stem.startsWith('-') ? `[ايتن]${stem.slice(1)}` : `[يتن]?${stem}`));
  return {
    kind: kind as StepKind,
    verb: new RegExp(`^س?(?:${forms.join('|')})${verbEnd}$`),
    noun: new RegExp(`^(?:ال)?(?:${nouns!.join('|')})${nounEnd}$`),
  };
});

const plain = (word: string) => normalize(word).replace(/[^\p{L}]/gu, '');
const verbOf = (word: string) => stemForms.find(({ verb }) => verb.test(plain(word)))?.kind;
const nounOf = (word: string) => stemForms.find(({ noun }) => noun.test(plain(word)))?.kind;
const joined = /^[وف](?=\S)/;
const verbAfterJoiner = (word: string) => (joined.test(word) ? verbOf(word.slice(1)) : undefined);

const negations = /^(?:لم|لا|لن)$/;
const arabicFillers = /^(?:(?:رجاء|رجاءً|من فضلك|الوكيل|تلقائيا|تلقائيًا|فورا|فورًا|أن|ان|و?يجب)\s+|و?قم\s+ب)+/;

/** The words have the spelling of `normalize`, which makes ة to ه. */
const money =
  /(?:^|\s)[وبل]?(?:ال|لل)?(?:مبلغ|مبالغ|مال|اموال|نقود|نقد|ثمن|دفعه|دفعات|مدفوعات|رسوم|قيمه|درهما?|دراهم|ريالا?|دولارا?|يورو|حواله|راتب|رواتب|تعويض|استرداد|شيكا?|رصيد|فلوس|عربون)(?:ه|ها|هم)?(?=\s|$)/;
const phrases: readonly [StepKind, RegExp][] = [
  ['ask', /^(?:[ايتن]نتظر|[اتين]حصل)\S*\s.*(?:موافق|اذن|اعتماد)/],
  ['pay', new RegExp(`^(?:[ايتن]عد|[ايتن]عيد|[ايتن]نقل|[ايتن]ض|[ايتن]نش|[ايتن]جلب)\\S*(?=\\s).*${money.source}`)],
  ['pay', /^[ايتن]طلب\S*\s\d/],
  ['pay', /^[ايتن]كتب\S*\s(?:شيك|حواله)|^[ايتن]نش\S*\s(?:طلب|امر) شراء/],
  ['send', /^[ايتن]كتب\S*\s+(?:ال[يى]|له|لها|لهم|لل\S+)(?=\s|$)|^[ايتن]عد\S*\s(?:.*\s)?(?:الي|ل\S+)(?=\s|$)/],
  ['file', /^[ايتن]فتح\S*\s(?:\S+\s)?(?:تذكره|تذاكر|بلاغا?|مهمه)(?=\s|$)/],
  ['delete', /^(?:[ايتن]نقل|[ايتن]ض)\S*\s.*(?:المهملات|القمامه)/],
];

/** Nouns as often as verbs: حول is also "about", تذكره a ticket. */
const ambiguous = /^(?:رد|حول|ذكر|تذكره|عوض|نبه|يجب|تجب|حصل|سلم|شارك)$/;

function riskOfWord(word: string, previous: string): StepKind | undefined {
  const own = plain(word);
  const rest = own.replace(/^[وفل]/, '');
  const noun = /^(?:و|ف)?(?:قم|يقوم|تقوم|القيام|يتم|تم)$|^(?:او|ثم)$/.test(plain(previous))
    ? nounOf(own.replace(/^ب/, ''))
    : joined.test(own) && !rest.startsWith('ال') && nounOf(rest);
  const kind = ambiguous.test(own) || negations.test(previous) ? undefined : (verbOf(own) ?? verbOf(rest) ?? noun);
  return kind && risks.has(kind) ? kind : undefined;
}

/** The verb has its prefix, or its object: افتح and قارنها. Present and past tense tell what happens. */
const isImperative = (word: string) => Boolean(verbOf(word)) && /^ا|^[^يتن].*(?:ها|هم|ه)$/.test(plain(word));

/** اقرأها ومرّرها: the second is a verb too, whether it is known or not. */
function hasSameObject(first: string, word: string): boolean {
  const [, object] = /(ها|هم|ه)$/.exec(plain(first)) ?? [];
  return Boolean(object && verbOf(first) && plain(word).endsWith(object) && !verbAfterJoiner(word));
}

export const arabicGrammar: Grammar = {
  trigger: /^(?:عندما|عند|حين|حينما|كلما|لما|متى|بعد|بمجرد|فور|إذا|اذا|لو|كل|في كل|في حال)\s/,
  laterTrigger: /^(.+?)\s((?:عندما|حين|حينما|كلما|بمجرد)\s.+)$/,
  condition:
    /^(.*?)(?:^|\s+)(و?(?:إذا|اذا|إن كان|ان كان|إن لم|ان لم|ما لم|إلا إذا|الا اذا|بشرط|شرط أن|في حال|لو|إلا|الا)(?:\s.*)?)$/,
  joiners: /^(?:(?:و?ثم|ومن ثم|و?بعد ذلك|و?بعدها|و?أخيرا|و?أخيرًا)\s+)+|\s+(?:و|ثم)$/g,
  withCommas: (text) =>
    text
      .replace(/\s+(?:و?ثم|ومن ثم|و?بعد ذلك|و?بعدها)\s+/g, '، ')
      .replace(/\s+(?=و(?:إلا|الا|إذا|اذا)\s)/g, '، ')
      .replace(/\s+(?=و?قم\s+ب)/g, '، ')
      .replace(/(^|\s)(\S+)/g, (whole, space: string, word: string) => {
        if (verbOf(word) || !verbAfterJoiner(word)) return whole;
        return `${space && '، '}${word.slice(1)}`;
      }),
  requestInTrigger: (words) =>
    words.findIndex(
      (word, index) => index >= 2 && !/^(?:قد|أو|او|أن|ان)$/.test(words[index - 1]!) && isImperative(word),
    ),
  firstVerb: (words, from) =>
    words.findIndex(
      (word, index) =>
        index >= from && !negations.test(words[index - 1]!) && Boolean(verbOf(word) ?? verbAfterJoiner(word)),
    ),
  kindOf: (text) => {
    const words = text.replace(arabicFillers, '');
    const [first = ''] = words.split(' ');
    const kind = verbOf(first) ?? verbAfterJoiner(first) ?? nounOf(first);
    if (kind && risks.has(kind)) return kind;
    // The joiner of its verb is left out.
    const folded = normalize(words.replace(joined, (letter) => (verbAfterJoiner(first) ? '' : letter)));
    const phrase = phrases.find(([, pattern]) => pattern.test(folded))?.[0];
    return phrase ?? kind ?? (money.test(folded) ? 'pay' : undefined);
  },
  hiddenRisk: (text, isCondition) => {
    if (/\sوا(?!ل)\S+\s.*\d.*(?:درهم|دراهم|ريال|دولار)/.test(normalize(text))) return 'pay';
    const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
    return words
      .map((word, index) => {
        const previous = words[index - 1] ?? '';
        if (index > 0 && joined.test(word) && hasSameObject(words[0]!, word))
          return riskOfWord(word, previous) ?? 'plain';
        if (index === 0 || (isCondition && !joined.test(word) && !/^(?:أو|او|ثم)$/.test(previous))) return undefined;
        return riskOfWord(word, previous);
      })
      .find(Boolean);
  },
};
