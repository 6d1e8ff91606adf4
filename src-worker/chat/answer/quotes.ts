import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { normalize } from '#shared/search/normalize.ts';
import { termsOf } from '../knowledge/terms.ts';

export interface Quote {
  section: KnowledgeSection;
  /** The name of the part that the sentence is from. */
  heading: string;
  sentence: string;
}

const maxQuotes = 3;
const maxWhole = 200;
const maxSentence = 300;
const minSentence = 25;
/** Some words stand above a heading, and before it in the text. */
const maxEyebrow = 30;

const quantity =
  /\bhow (?:many|much|long|often|old|big|large|fast|quick|quickly|soon|far)\b|(?:^|\s)[وب]?(?:كم|كام|قديش|اديش)(?=\s|$)|(?:قد|اد) (?:اي|ايش)(?:ه)?(?=\s|$)/;
/** At the start of a word: تستخدم has no six in it, and تسعير no nine. A “one” often only names something. */
const start = '(?<!\\p{L})[وفبلك]{0,2}(?:ال)?';
const numeral = new RegExp(
  `\\d|\\b(?:two|three|four|five|six|seven|eight|nine|ten|once|twice|never|always|unlimited|free|half)\\b|${start}(?:(?:ثلاث|اربع|خمس|ست|سبع|ثمان|تسع|عشر)(?:ه|ين)?(?!\\p{L})|اثن(?:ين|ان)|مجان|ابدا|نصف|غير محدود)`,
  'u',
);
const unit = `\\b(?:day|daily|night|afternoon|minute|hour|week|month|year|second|time)s?\\b|${start}(?:يوم|ايام|ساع[هات]|دقيق[هت]|دقايق|ا?شه[ور]|سن[هوت]|عام(?!\\p{L})|اسا?ب[وي]ع|ثواني|ثانيه|مر(?:ه|ات)(?!\\p{L}))`;
const time = new RegExp(`${unit}|\\b(?:right away|set out|in the quote)\\b|${start}(?:فور|عقد|عرض السعر)`, 'u');
/** Numbers of times, shares and sizes. */
const noCount = new RegExp(
  `24/7|(?<![\\d,.+–-])\\d[\\d,.+–-]* ?(?:${unit}|%|mb|ميجا)|(?:${unit})\\p{L}{0,3}: \\d[\\d–-]*`,
  'gu',
);

/** An answer to “how many of them” has a number of them and names them; one to “how long” may also say what decides it. */
export function answersQuantity(question: string, { section, sentence }: Quote): boolean {
  const asked = normalize(question);
  if (!quantity.test(asked)) return true;
  const [, noun = ''] = countedIn.exec(asked) ?? [];
  const text = normalize(sentence);
  const isNumber = manyOfThem.test(noun)
    ? numeral.test(text.replace(noCount, ''))
    : numeral.test(text) || time.test(text);
  const counted = termsOf(noun)[0];
  const own = new Set(termsOf(`${headingOf(section)} ${sentence}`).flat());
  return isNumber && (!counted || counted.some((form) => own.has(form)));
}

const countedIn = /(?:\bhow many|(?:^|\s)[وب]?(?:كم|كام)(?: عدد)?)\s(.+)/;
/** Things, not times, and no Arabic verb such as كم يستغرق. */
const manyOfThem = new RegExp(`^(?!${unit}|[يتن]|مده|عمر|وقت|حجم|mega|percent)\\S`, 'u');

/** One sentence of each section, the one that is closest to the question. Names alone and repetitions are no quotes. */
export function quotesOf(sections: readonly KnowledgeSection[], question: string): Quote[] {
  const asked = new Set(termsOf(question).flat());
  const quotes = sections
    .filter(({ namesOnly }) => !namesOnly)
    .map((section) => ({ section, heading: headingOf(section), sentence: closestSentence(ownText(section), asked) }));
  return quotes
    .filter(({ sentence }, index) => quotes.findIndex((other) => other.sentence === sentence) === index)
    .slice(0, maxQuotes);
}

export function headingOf({ title }: KnowledgeSection): string {
  return title.split(': ').at(-1)!;
}

/** The text without its heading, which stands above it, and without the name of its place at the end. */
export function ownText(section: KnowledgeSection): string {
  const { text } = section;
  const heading = headingOf(section);
  const at = text.indexOf(heading);
  const rest = at >= 0 && at <= maxEyebrow ? text.slice(at + heading.length) : '';
  const own = /^[.:?؟!]/.test(rest) || /[.?!؟]$/.test(heading) ? rest.replace(/^[.:?؟! ]+/, '') : text;
  return (own || text).replace(/ \([^()]*\)$/, '');
}

function closestSentence(text: string, asked: ReadonlySet<string>): string {
  if (text.length <= maxWhole) return text;
  const sentences = sentencesOf(text);
  const shared = sentences.map((sentence) =>
    termsOf(sentence).filter((forms) => forms.some((form) => asked.has(form))),
  );
  const counts = shared.map((words) => new Set(words.map(([first]) => first)).size);
  return shortened(sentences[counts.indexOf(Math.max(...counts))]!);
}

/** A question stays with its answer; the words above a heading are no sentence. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const sentence of text.split(/(?<=[.?!؟]) /)) {
    const last = sentences.at(-1);
    if (last && /[?؟]$/.test(last)) sentences.push(`${sentences.pop()} ${sentence}`);
    else sentences.push(sentence);
  }
  const long = sentences.filter(({ length }) => length >= minSentence);
  return long.length > 0 ? long : sentences;
}

function shortened(sentence: string): string {
  if (sentence.length <= maxSentence) return sentence;
  const start = sentence.slice(0, maxSentence);
  const list = start.lastIndexOf(' · ');
  return `${start.slice(0, list > 0 ? list : start.lastIndexOf(' '))} …`;
}
