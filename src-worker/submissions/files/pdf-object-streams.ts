import type { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { pdfName } from './pdf-name.ts';

/** Viewers do not need the type: a number for the place of its first object also makes an object stream. */
const objectStream = new RegExp(
  `${pdfName('ObjStm').source}|${pdfName('First').source}[\\s\\0]*\\d+(?![\\s\\0]+\\d+[\\s\\0]+R|\\d)`,
  'g',
);
const longestDictionary = 4096;
/** Strings, comments and dictionaries are excluded, because a second beginning could hide in them. */
const dictionary = new RegExp(`<<([^()<>%]{0,${longestDictionary}})>>\\s{0,9}stream\\r?\\n`, 'y');
const filter = new RegExp(pdfName('Filter', 'DecodeParms', 'F', 'FFilter', 'FDecodeParms').source, 'g');
const plainFilter = /\/Filter\s*(?:\/FlateDecode(?![^\s/])|\[\s*\/FlateDecode\s*\])/;
const maxUnpacked = 16 * 1024 * 1024;
/** Each stream has two names. */
const maxNames = 4000;

/** Since PDF 1.5 objects may be compressed together. Undefined if some cannot be read reliably. */
export function objectStreams(content: Buffer, text: string): string[] | undefined {
  const streams = new Map<number, string>();
  let remaining = maxUnpacked;
  let names = 0;
  for (const { index } of text.matchAll(objectStream)) {
    const start = ++names > maxNames ? undefined : startOf(text, index);
    if (start === undefined) return undefined;
    if (streams.has(start)) continue;
    const objects = unpacked(content.subarray(start), remaining);
    if (objects === undefined) return undefined;
    remaining -= objects.length;
    streams.set(start, objects);
  }
  return [...streams.values()];
}

/** The start of the stream's data. */
function startOf(text: string, index: number): number | undefined {
  const from = Math.max(0, index - longestDictionary);
  const begin = text.slice(from, index).lastIndexOf('<<');
  dictionary.lastIndex = from + begin;
  const [whole, entries = ''] = (begin !== -1 && dictionary.exec(text)) || [];
  if (whole === undefined || from + begin + whole.length <= index) return undefined;
  return (entries.match(filter) ?? []).length === 1 && plainFilter.test(entries) ? dictionary.lastIndex : undefined;
}

function unpacked(stream: Buffer, maxOutputLength: number): string | undefined {
  try {
    return inflateSync(stream, { maxOutputLength }).toString('latin1');
  } catch {
    return undefined;
  }
}

const longestAction = 300;

/**
 * The definitions of one object, in the file itself or in an object stream, which begins with a list of numbers and
 * places.
 */
export function definitionsOf(number: string, part: string): string[] {
  const direct = [...part.matchAll(new RegExp(`\\b${number}\\s{1,9}\\d{1,5}\\s{1,9}obj\\b`, 'g'))];
  const places = [...direct.map(({ index, 0: { length } }) => index + length), ...placesIn(part, number)];
  return places.map((at) => part.slice(at, at + longestAction));
}

function placesIn(stream: string, number: string): number[] {
  const [header = ''] = /^[\d\s]*/.exec(stream)!;
  const pairs = header.match(/\d+/g) ?? [];
  const first = stream.search(/[^\d\s]/);
  return pairs.flatMap((value, at) => (at % 2 === 0 && value === number ? first + Number(pairs[at + 1]) : []));
}
