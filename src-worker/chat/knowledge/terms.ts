import { stemmer } from 'stemmer';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords, wordsOf } from '#shared/search/words.ts';
import { compounds, smallTalk, stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';

/** A conjunction or preposition before a Latin name is a separate word: وSalesforce. */
const scriptChange =
  /(?<=\p{Script=Arabic})(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=\p{Script=Arabic})/gu;
const maxKnownForms = 20_000;
const latinAccent = /(?<=\p{Script=Latin})\p{M}+/gu;
const tanween = /\u0627\u064b|\u064b\u0627/g;
const arabicWord = /^[\u0621-\u064a]+$/;
const possessive = '(?:ه|ها|كم|نا|هم|ي|ك)$';
const afterPlural = new RegExp(`(?<=..ات)${possessive}`);
const afterFeminine = new RegExp(`(?<=...)ت${possessive}`);
const pronoun = /(?:(?<=...)(?:كم|كن|نا|هم)|(?<=....)ها)$/;
const particle = /^[بلكفو](?=...)/;
/** A longer rest after a preposition: لبس is no ل before بس. */
const attached = /^(?:[وف]..|[بلك]...)/;
const presentPrefix = /^[تين](?=...$|ت...)/;
/** Egyptian and Levantine: بيشتغل, هيطلب, حتبعتوا, رح تدفعوا. */
const spokenPresent = /^[بهح](?=[تينا]...)(?!.*(?:ه|ات)$)/;
const spokenEnding = /(?<=...)(?:وا|وش|ش|وها|وه)$/;

/** One list for each word, because an Arabic word can be read in several ways. */
export function termsOf(text: string): string[][] {
  const latinFolded = text.normalize('NFD').replace(latinAccent, '').normalize('NFC').replace(/['’]/g, '');
  const normalized = normalize(latinFolded.replace(tanween, '').replace(scriptChange, ' '));
  const words = splitWords(compounds.reduce((rest, [pattern, word]) => rest.replace(pattern, word), normalized));
  return words.filter((word) => word.length > 1 && !isStopWord(word)).map(formsOf);
}

export function hasSubject(text: string): boolean {
  return termsOf(text).length > 0;
}

export function isSmallTalk(text: string): boolean {
  return splitWords(normalize(text)).every((word) => smallTalk.has(word));
}

function isStopWord(word: string): boolean {
  return stopWords.has(word) || (attached.test(word) && stopWords.has(word.slice(1)));
}

const knownForms = new Map<string, string[]>();

function formsOf(word: string): string[] {
  const cached = knownForms.get(word);
  if (cached) return cached;
  const forms = newFormsOf(word);
  if (knownForms.size < maxKnownForms) knownForms.set(word, forms);
  return forms;
}

function newFormsOf(word: string): string[] {
  if (!arabicWord.test(word)) return withSynonym([stemmer(word)]);
  const stem = stemOf(word);
  const readings = [stem];
  if (particle.test(stem)) readings.push(stemOf(stem.slice(1)));
  if (presentPrefix.test(stem)) readings.push(stem.slice(1));
  readings.push(...spokenReadings(word));
  return withSynonym(readings);
}

/** The verb without what Egyptian and Levantine put around it: بتسجلوا and مبيسجلوش are of يسجل. */
function spokenReadings(word: string): string[] {
  const bare = word.replace(/^م(?=[بت])/, '').replace(spokenPresent, '');
  const verb = bare.replace(spokenEnding, '');
  if (verb === word) return [];
  const person = /^[تين](?=...)/;
  return [stemOf(verb), ...(person.test(verb) ? [stemOf(verb.slice(1)), stemOf(`ي${verb.slice(1)}`)] : [])];
}

function stemOf(word: string): string {
  const own = withoutPronoun(word);
  return (wordsOf(own)[0]?.stem ?? own).replace(/(?<=..)(?:اء|اي)$/, 'ا');
}

function withoutPronoun(word: string): string {
  if (afterPlural.test(word)) return word.replace(afterPlural, '');
  if (afterFeminine.test(word)) return word.replace(afterFeminine, 'ه');
  return word.replace(pronoun, '');
}

function withSynonym(readings: string[]): string[] {
  canonical ??= new Map(synonyms.flatMap(pairsOf));
  return [...new Set(readings.flatMap((stem) => [canonical?.get(stem) ?? stem, stem]))];
}

// The first question fills it: computing hundreds of stems would slow the start of the Worker.
let canonical: Map<string, string> | undefined;

function pairsOf(meaning: string): [stem: string, first: string][] {
  const stems = normalize(meaning)
    .split(' ')
    .map((word) => (arabicWord.test(word) ? stemOf(word) : stemmer(word)));
  return stems.map((stem) => [stem, stems[0]!]);
}

let weak: Set<string> | undefined;

export function isWeak(term: string): boolean {
  weak ??= new Set(
    'who company figure hour year day كم سنة يوم شركة'.split(' ').flatMap((word) => formsOf(normalize(word))),
  );
  return weak.has(term);
}
