import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { similarTerms, termsBeginningWith } from './near-terms.ts';
import { entriesOf, readEntry, type Segment, type TermCounts } from './segment.ts';

type Field = 'title' | 'text' | 'context' | 'searchPhrases';

export interface Scheme {
  /** The fields that are searched, at most four, each with its weight. */
  fields: readonly (readonly [field: Field, weight: number])[];
  termsIn: (text: string, field: Field) => string[];
  weightOf: (section: KnowledgeSection) => number;
  weightOfTerm?: (term: string) => number;
  /** Words that begin with such a term are found, too; those that differ from a long one by some letters as well. */
  isOpen?: (term: string) => boolean;
}

export interface Result {
  section: KnowledgeSection;
  score: number;
  /** The terms of the question that were found. */
  queryTerms: string[];
  /** The terms of the section that they were found as, with their fields. */
  match: Map<string, Field[]>;
}

/** The constants of BM25+. */
const [saturation, lengthShare, floor] = [1.2, 0.7, 0.5];
const prefixWeight = 0.4;
const prefixDecay = 0.3;
const fuzzyWeight = 0.3;
/** The share of letters that may differ, of longer terms only. */
const fuzziness = 0.2;
const maxExact = 5;
const maxDistance = 6;

interface Part {
  sections: readonly KnowledgeSection[];
  segment: Segment;
}

export function countTerms({ fields, termsIn }: Scheme, section: KnowledgeSection): TermCounts {
  const counts = new Map<string, number[]>();
  for (const [index, [field]] of fields.entries()) {
    for (const term of termsIn(section[field], field)) {
      const own = counts.get(term) ?? fields.map(() => 0);
      own[index]! += 1;
      counts.set(term, own);
    }
  }
  return counts;
}

/** The best sections for some terms. The terms of all parts weigh as if they were one. */
export function searchTerms(scheme: Scheme, parts: readonly Part[], terms: readonly string[]): Result[] {
  const { fields, weightOf, weightOfTerm = () => 1 } = scheme;
  const total = parts.reduce((sum, { sections }) => sum + sections.length, 0);
  const averages = fields.map((_, field) => lengthOf(parts, field, fields.length) / total);
  const results = new Map<KnowledgeSection, Result>();
  for (const term of terms) {
    for (const [near, weight] of nearTerms(scheme, parts, term)) add(term, near, weight * weightOfTerm(term));
  }
  const found = [...results.values()];
  for (const result of found) result.score *= result.queryTerms.length;
  return found.toSorted((one, other) => other.score - one.score);

  function add(term: string, near: string, weight: number): void {
    const places = parts.flatMap(({ sections, segment }) =>
      Array.from(entriesOf(segment, near), (entry) => {
        const { text, field, frequency } = readEntry(entry);
        return { section: sections[text]!, field, frequency, length: segment.lengths[text * fields.length + field]! };
      }),
    );
    const counts = fields.map((_, field) => places.filter((place) => place.field === field).length);
    const rarities = counts.map((count) => Math.log(1 + (total - count + 0.5) / (count + 0.5)));
    for (const { section, field, frequency, length } of places) {
      const [name, fieldWeight] = fields[field]!;
      const slack = saturation * (1 - lengthShare + (lengthShare * length) / averages[field]!);
      const frequencyScore = floor + (frequency * (saturation + 1)) / (frequency + slack);
      const result: Result = results.get(section) ?? { section, score: 0, queryTerms: [], match: new Map() };
      results.set(section, result);
      result.score += weight * fieldWeight * weightOf(section) * rarities[field]! * frequencyScore;
      if (!result.queryTerms.includes(term)) result.queryTerms.push(term);
      const found = result.match.get(near) ?? [];
      if (!found.includes(name)) result.match.set(near, [...found, name]);
    }
  }
}

function lengthOf(parts: readonly Part[], field: number, fieldCount: number): number {
  let sum = 0;
  for (const { segment } of parts) {
    for (let index = field; index < segment.lengths.length; index += fieldCount) sum += segment.lengths[index]!;
  }
  return sum;
}

/** The term itself and those near it, with their weights. */
function nearTerms({ isOpen }: Scheme, parts: readonly Part[], term: string): Map<string, number> {
  const weights = new Map([[term, 1]]);
  if (!isOpen?.(term)) return weights;
  const distance = term.length > maxExact ? Math.min(maxDistance, Math.round(term.length * fuzziness)) : 0;
  for (const { segment } of parts) {
    for (const near of termsBeginningWith(segment.terms, term)) {
      const more = near.length - term.length;
      if (more > 0) weights.set(near, (prefixWeight * near.length) / (near.length + prefixDecay * more));
    }
    if (distance === 0) continue;
    for (const [near, letters] of similarTerms(segment.terms, term, distance)) {
      if (!weights.has(near)) weights.set(near, (fuzzyWeight * near.length) / (near.length + letters));
    }
  }
  return weights;
}
