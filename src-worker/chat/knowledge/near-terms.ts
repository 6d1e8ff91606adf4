import { placeOf } from './segment.ts';

/** The terms of a sorted list that begin with another one. */
export function termsBeginningWith(terms: readonly string[], start: string): string[] {
  const first = placeOf(terms, start);
  let next = first;
  while (terms[next]?.startsWith(start)) next += 1;
  return terms.slice(first, next);
}

/**
 * The terms of a sorted list that a few letters more, less or other make of another one, with the number of these letters. Neighbours
 * share the rows of their common beginning.
 */
export function similarTerms(terms: readonly string[], term: string, maxDistance: number): Map<string, number> {
  const found = new Map<string, number>();
  const rows = [Array.from({ length: term.length + 1 }, (_, index) => index)];
  let last = '';
  /** The rows of `last` that were needed; all of them, unless its beginning already differs too much. */
  let known = 0;
  for (const candidate of terms) {
    // A stranger's long word is compared with no short ones.
    if (Math.abs(candidate.length - term.length) > maxDistance) continue;
    const shared = Math.min(sharedLength(last, candidate), known);
    if (shared === known && known < last.length) continue;
    last = candidate;
    known = shared;
    while (known < candidate.length && Math.min(...rows[known]!) <= maxDistance) {
      rows[known + 1] = nextRow(rows[known]!, candidate[known]!, term);
      known += 1;
    }
    const distance = known === candidate.length ? rows[known]!.at(-1)! : Number.POSITIVE_INFINITY;
    if (distance <= maxDistance) found.set(candidate, distance);
  }
  return found;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The distances to the beginnings of `term` after one letter more. */
function nextRow(row: readonly number[], letter: string, term: string): number[] {
  const next = [row[0]! + 1];
  for (let index = 0; index < term.length; index += 1) {
    const replaced = row[index]! + (term[index] === letter ? 0 : 1);
    next.push(Math.min(row[index + 1]! + 1, next[index]! + 1, replaced));
  }
  return next;
}
