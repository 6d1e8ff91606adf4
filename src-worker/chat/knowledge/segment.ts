/** How often each term of a text stands in each of its fields. */
export type TermCounts = ReadonlyMap<string, readonly number[]>;

/** The terms of some texts, and where they stand. It is flat, so that the index of the build is read without any work. */
export interface Segment {
  /** Sorted by code unit. */
  terms: readonly string[];
  /** The entries of a term begin at its number here, and end where those of the next term begin. */
  starts: Uint32Array;
  /** A text, a field and a frequency in one number (`entryOf`). */
  entries: Uint32Array;
  /** The number of different terms in each field of each text. */
  lengths: Uint16Array;
}

const frequencyBits = 8;
const fieldBits = 2;
const maxFrequency = 2 ** frequencyBits - 1;

interface Entry {
  text: number;
  field: number;
  frequency: number;
}

function entryOf({ text, field, frequency }: Entry): number {
  return (((text << fieldBits) | field) << frequencyBits) | Math.min(frequency, maxFrequency);
}

export function readEntry(entry: number): Entry {
  return {
    text: entry >>> (fieldBits + frequencyBits),
    field: (entry >>> frequencyBits) & (2 ** fieldBits - 1),
    frequency: entry & maxFrequency,
  };
}

export function segmentOf(texts: readonly TermCounts[], fieldCount: number): Segment {
  const lengths = new Uint16Array(texts.length * fieldCount);
  const byTerm = new Map<string, number[]>();
  for (const [text, counts] of texts.entries()) {
    for (const [term, frequencies] of counts) {
      const entries = byTerm.get(term) ?? [];
      byTerm.set(term, entries);
      for (const [field, frequency] of frequencies.entries()) {
        if (frequency === 0) continue;
        entries.push(entryOf({ text, field, frequency }));
        lengths[text * fieldCount + field]! += 1;
      }
    }
  }
  const terms = [...byTerm.keys()].sort();
  const starts = new Uint32Array(terms.length + 1);
  const entries = new Uint32Array([...byTerm.values()].reduce((sum, { length }) => sum + length, 0));
  for (const [index, term] of terms.entries()) {
    const own = byTerm.get(term)!;
    entries.set(own, starts[index]);
    starts[index + 1] = starts[index]! + own.length;
  }
  return { terms, starts, entries, lengths };
}

export function entriesOf({ terms, starts, entries }: Segment, term: string): Uint32Array {
  const place = placeOf(terms, term);
  return terms[place] === term ? entries.subarray(starts[place], starts[place + 1]) : entries.subarray(0, 0);
}

/** The place of a term in a sorted list, or where it would be. */
export function placeOf(terms: readonly string[], term: string): number {
  let [from, to] = [0, terms.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (terms[middle]! < term) from = middle + 1;
    else to = middle;
  }
  return from;
}
