import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords } from '#shared/search/words.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { dayWords } from '../topics/day-words.ts';
import { topicWords } from '../topics/topics.ts';
import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';

/** Arabizi is Arabic in Latin letters, with digits for the letters that Latin lacks: `3endkom wazayef`. */
export function isArabizi(text: string): boolean {
  const words = splitWords(text.toLowerCase());
  const arabic = words.filter((word) => spoken.has(word) || (withDigit.test(word) && !technical.has(word))).length;
  return arabic > 0 && arabic >= words.filter((word) => english.has(word)).length;
}

/** The answer's language follows the visitor's text, not the page. */
export function languageOf(text: string, page: Locale): Locale {
  return isArabizi(text) ? 'ar' : dominantLocale(text, page);
}

/**
 * Matches a digit that represents a letter, in a word of at least three letters, and not at its end: not `24h`, `2fa`,
 * `sha256`.
 */
const withDigit = /^(?=(?:\d?[a-z]){3})(?:[a-z]*[2356789])+[a-z]+$|^[a-z]{2,}[37]$/;
const technical = new Set('mp3 web3 python3 log4j h264 i18n a11y 3rd 2nd 7th 5th 6th 8th 9th'.split(' '));
const english = new Set(
  'a an and are can do does for during hours how i in is it of on open or the to was what when where which who why with you your my me we u'.split(
    ' ',
  ),
);
const spoken = new Set(
  `kam bkam bikam kem shu sho shno shnu shino wesh wish aish eish ysh esh leish lesh lish laish wain wayn wein ween wen fein feen
  shlon shloon shlonkom kif kaif keif kef meta mata imta emta abi aba abgha abgi abghi bghit nabi nabgha ana anta enta inta enti
  intom intu entu entaw antum mumkin momkin mumken yumkin el il al fe fih feeh mafi mako aku hal hatha hadha hada hay wala walla
  bas lazem lazim law iza ida min meen mneen 3ala bel bil ma3 andkom endkom andakom indakum endkum indkum andi endi maktab maktabkom
  wazifa wazayef wadhifa shoghol shughl dawam sherka sharika sherkatkom se3r seer sir as3ar majani majanan balash tajroba tajriba
  ragam rakam raqam tilifon jawal ejaza ijaza bayanat bayanati a3mal ashteghel ashtaghel akhbar mawid maw3id nafs yalla habibi
  shukran marhaba salam tadrib barmaja bedon bidoon ebi tabi wayed wajid zain alhin bacher shof asawi wla ghali arkhas eshtirak baqa
  tadreeb sabt ramadan bukra bokra yom dawamkom tshtaghlon tdawmon tsakron fatheen`.split(/\s+/),
);

const pairs: Record<string, string> = {
  kh: 'خ',
  gh: 'غ',
  sh: 'ش',
  ch: 'ش',
  th: 'ث',
  dh: 'ذ',
};
const singles: Record<string, string> = {
  a: 'ا',
  b: 'ب',
  c: 'ك',
  d: 'د',
  e: 'ي',
  f: 'ف',
  g: 'ق',
  h: 'ه',
  i: 'ي',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'و',
  p: 'ب',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  u: 'و',
  v: 'ف',
  w: 'و',
  x: 'كس',
  y: 'ي',
  z: 'ز',
  '2': 'ا',
  '3': 'ع',
  '5': 'خ',
  '6': 'ط',
  '7': 'ح',
  '8': 'ق',
  '9': 'ص',
};
const letter = /kh|gh|sh|ch|th|dh|[a-z2356789]/g;

function spellOut(word: string): string {
  const single = word.replace(/([a-z])\1+/g, '$1').replace(/^[aeiou]/, '2');
  return single.replace(letter, (found) => pairs[found] ?? singles[found] ?? '');
}

const alike: Record<string, string> = { ص: 'س', ث: 'س', ط: 'ت', ض: 'د', ظ: 'ز', ذ: 'ز', ح: 'ه', ق: 'ك', غ: 'ق' };

function skeletonOf(word: string): string {
  return word
    .replace(/(?<=.)[اويءه](?=$)|(?<=.)[اويء]/g, '')
    .replace(/^[ءا]/, '')
    .replace(/[صثطضظذحقغ]/g, (found) => alike[found]!);
}

/** Replaces Latin words that the Arabic pages do not have by a word of these pages with the same sound. */
export function arabiziReader(sections: readonly KnowledgeSection[]): (question: string) => string {
  if (sections[0]?.locale !== 'ar') return (question) => question;
  let vocabulary: ReturnType<typeof vocabularyOf> | undefined;
  return (question) => {
    if (!/[a-z]/.test(question)) return question;
    vocabulary ??= vocabularyOf(sections);
    const { known, bySound } = vocabulary;
    return question.replaceAll(latinWord, (word) =>
      known.has(word) || stopWords.has(word) ? word : readingOf(word, bySound),
    );
  };
}

const latinWord = /(?<![a-z0-9])\d*[a-z][a-z0-9]*/g;

function vocabularyOf(sections: readonly KnowledgeSection[]) {
  const texts = sections.map(({ title, text, searchPhrases }) => `${title} ${text} ${searchPhrases}`);
  const known = new Set(splitWords(normalize([dayWords, ...texts].join(' '))));
  const bySound = new Map<string, string[]>();
  const others = normalize([...synonyms, topicWords].join(' '));
  for (const word of new Set([...known, ...stopWords, ...splitWords(others)])) {
    if (!/^[\u0621-\u064a]+$/.test(word)) continue;
    const skeleton = skeletonOf(word);
    bySound.set(skeleton, [...(bySound.get(skeleton) ?? []), word]);
  }
  return { known, bySound };
}

function readingOf(word: string, bySound: ReadonlyMap<string, string[]>): string {
  const spellings = [spellOut(word), ...(/^[aei]l../.test(word) ? [spellOut(word.slice(2))] : [])];
  const candidates = spellings.flatMap((spelling) =>
    (bySound.get(skeletonOf(spelling)) ?? []).map((known) => ({ known, distance: distanceOf(spelling, known) })),
  );
  const [best] = candidates.toSorted((one, other) => one.distance - other.distance);
  return best?.known ?? withoutShortVowels(spellings.at(-1)!);
}

function withoutShortVowels(word: string): string {
  return word.replace(/(?<=.)[اوي](?=.)/g, '');
}

function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
