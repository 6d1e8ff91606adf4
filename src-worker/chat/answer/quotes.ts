import type { KnowledgeSection } from '#shared/knowledge/section.ts';
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
