import type { StepKind } from '../../../src-shared/content/en/samples/lagentry.ts';
import { normalize } from '../../../src-shared/search/normalize.ts';

export interface Grammar {
  trigger: RegExp;
  laterTrigger: RegExp;
  /** A clause with a condition at its end: what is before it, and the condition. */
  condition: RegExp;
  joiners: RegExp;
  withCommas: (text: string) => string;
  firstVerb: (words: readonly string[], from: number) => number;
  kindOf: (words: string) => StepKind | undefined;
}

const verbs: Partial<Record<StepKind, string>> = {
  read: 'read open scan extract listen translate summarise summarize',
  find: 'look find search get fetch collect gather pick choose select',
  check: 'check verify validate review confirm test inspect',
  compare: 'compare match reconcile',
  calculate: 'calculate compute count add sum total estimate score rank',
  ask: 'ask let request wait',
  write: 'write draft prepare create generate fill make compose propose',
  send: 'send mail email e-mail reply answer respond forward notify inform tell alert remind invite call message post publish share submit thank apologise apologize escalate',
  pay: 'pay transfer refund order buy purchase book reserve charge reimburse',
  file: 'file save store record log note archive enter register update add schedule assign tag label move copy put',
  delete: 'delete remove cancel erase close block reject',
};
const kinds = new Map(
  Object.entries(verbs).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as StepKind])),
);

const bare = (word: string) => word.toLowerCase().replace(/[^a-z-]/g, '');

/** `sends`, `matches` and `replies` are `send`, `match` and `reply`. */
function kindOfWord(word: string): StepKind | undefined {
  const base = bare(word);
  const forms = [base, base.replace(/s$/, ''), base.replace(/es$/, ''), base.replace(/ies$/, 'y')];
  return forms.map((form) => kinds.get(form)).find(Boolean);
}

const fillers =
  /^(?:(?:please|also|always|finally|first|next|automatically|just|it|he|she|i|we|you|they|(?:the|an|my|our) (?:agent|system)|should|must|will|can|to)\s+)+/i;
/** After these a word such as `order`, `file` or `reply` asks for nothing. */
const noRequest =
  /^(?:an?|the|of|each|every|any|no|my|our|your|their|his|her|its|this|that|new|one|another|for|from|with|not|to|it|he|she|i|we|you|they)$/i;

export const englishGrammar: Grammar = {
  trigger: /^(?:when|whenever|once|if|every|each|as soon as|after|on|at|in case)\s/i,
  laterTrigger: /^(.+?)\s((?:when|whenever|every|each time|as soon as)\s.+)$/i,
  condition: /^(.*?)\s*\b((?:but\s+)?(?:only\s+)?(?:if|unless|as long as|provided|in case|otherwise|else)\b.*)$/i,
  joiners: /^(?:(?:and|then|but|afterwards|after that)\s+)+|\s+(?:and|then)$/gi,
  withCommas: (text) =>
    text
      .replace(/\s+(?:and\s+)?(?:then|afterwards|after that)\s+/gi, ', ')
      .replace(/\s+(?:and\s+)?(?=(?:otherwise|else)\s)/gi, ', ')
      .replace(/\s+(?:and|&)\s+(?=(if|unless|[\w-]+)\s?)/gi, (joined, word: string) =>
        kindOfWord(word) || /^(?:if|unless)$/i.test(word) ? ', ' : joined,
      ),
  firstVerb: (words, from) =>
    words.findIndex((word, index) => index >= from && kinds.has(bare(word)) && !noRequest.test(words[index - 1]!)),
  kindOf: (words) => {
    const kind = kindOfWord(words.replace(fillers, '').split(' ')[0]!);
    return kind ?? (/\b(?:approv|permission)/i.test(words) ? 'ask' : undefined);
  },
};

/**
 * The stems of verbs and, after a slash, of nouns such as قراءة, in the spelling of `normalize`. A stem with a hyphen
 * needs the letter of its form before it: اكتب and يكتب, but not كتب.
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
/** After the stem: number, gender, and the object pronoun. */
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
const arabicFillers = /^(?:(?:رجاء|رجاءً|من فضلك|الوكيل|تلقائيا|تلقائيًا|أن|ان|قم ب|يجب)\s*)+/;

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
    const [first = ''] = words.replace(arabicFillers, '').split(' ');
    return verbOf(first) ?? verbAfterJoiner(first) ?? nounOf(first);
  },
};
