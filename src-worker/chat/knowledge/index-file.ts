import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import type { BuiltIndex } from './section-index.ts';
import type { Segment } from './segment.ts';

export const indexFileOf = (locale: Locale) => `knowledge-${locale}.index`;

/** The first number of a file, so that no other file is read as one. */
const mark = 0x4a6f6501;

interface Header {
  /** The ids of the sections, in the order of the index. */
  ids: string[];
  segments: Record<keyof BuiltIndex, { terms: string; starts: number; entries: number; lengths: number }>;
}

const names = ['words', 'grams'] as const;

/** The mark, the length of the header, the header, and the numbers of the segments, those of 32 bits first. */
export function writeIndex(sections: readonly KnowledgeSection[], index: BuiltIndex): Uint8Array {
  const sizesOf = ({ terms, starts, entries, lengths }: Segment) => ({
    terms: terms.join('\n'),
    starts: starts.length,
    entries: entries.length,
    lengths: lengths.length,
  });
  const header: Header = {
    ids: sections.map(({ id }) => id),
    segments: { words: sizesOf(index.words), grams: sizesOf(index.grams) },
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  padded.set(text);
  const numbers = [
    ...names.flatMap((name) => [index[name].starts, index[name].entries]),
    ...names.map((name) => index[name].lengths),
  ];
  const parts = [new Uint32Array([mark, padded.length]), padded, ...numbers];
  const file = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return file;
}

/** @returns undefined if the file is none, or that of other sections */
export function readIndex(file: ArrayBuffer, sections: readonly KnowledgeSection[]): BuiltIndex | undefined {
  if (file.byteLength < 8) return undefined;
  const [found, length] = new Uint32Array(file, 0, 2);
  if (found !== mark) return undefined;
  const { ids, segments }: Header = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 8, length)));
  if (ids.length !== sections.length || sections.some(({ id }, index) => id !== ids[index])) return undefined;
  let at = 8 + length!;
  const [words, grams] = names.map((name) => {
    const { terms, starts, entries } = segments[name];
    return { terms: terms === '' ? [] : terms.split('\n'), starts: numbers32(starts), entries: numbers32(entries) };
  });
  return {
    words: { ...words!, lengths: numbers16(segments.words.lengths) },
    grams: { ...grams!, lengths: numbers16(segments.grams.lengths) },
  };

  function numbers32(count: number): Uint32Array {
    at += count * 4;
    return new Uint32Array(file, at - count * 4, count);
  }

  function numbers16(count: number): Uint16Array {
    at += count * 2;
    return new Uint16Array(file, at - count * 2, count);
  }
}
