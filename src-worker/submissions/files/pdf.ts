import type { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { endRecord } from './zip-directory.ts';

export function inspectPdf(content: Buffer): { suspicious: boolean } | undefined {
  if (!isPdf(content) || endRecord(content) !== -1) return undefined;
  const text = content.toString('latin1');
  return { suspicious: active.test(text) || hidesContent(content, text) };
}

const lineStart = /^(?:\xef\xbb\xbf)?\s*%PDF-/;

function isPdf(content: Buffer): boolean {
  return lineStart.test(content.toString('latin1', 0, 1024));
}

const activeNames = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'Encrypt'].map(escapable).join('|');
// With `[` it opens at a page, as office programs write it.
const opening = `${escapable('OpenAction')}(?![\\s\\0]*\\[)`;
const active = new RegExp(`/(?:${activeNames}|${opening})(?![^\\s\\0/()<>\\[\\]{}%])`);

const objectStream = new RegExp(`/${escapable('ObjStm')}`, 'g');
const streamStart = /\bstream\r?\n/g;
const longestDictionary = 4096;
const maxUnpacked = 16 * 1024 * 1024;
const maxStreams = 2000;

/** Since PDF 1.5 objects may be compressed together. What cannot be read hides something. */
function hidesContent(content: Buffer, text: string): boolean {
  let left = maxUnpacked;
  let streams = 0;
  for (const { index } of text.matchAll(objectStream)) {
    streamStart.lastIndex = index;
    const start = streamStart.exec(text);
    if (!start || start.index - index > longestDictionary || ++streams > maxStreams) return true;
    const objects = unpacked(content.subarray(streamStart.lastIndex), left);
    if (!objects || active.test(objects)) return true;
    left -= objects.length;
  }
  return false;
}

function unpacked(stream: Buffer, maxOutputLength: number): string | undefined {
  try {
    return inflateSync(stream, { maxOutputLength }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Every character of a PDF name may be written as `#` and two hexadecimal digits. */
function escapable(name: string): string {
  return [...name].map((letter) => `(?:${letter}|#${hexadecimal(letter)})`).join('');
}

function hexadecimal(letter: string): string {
  const digits = letter.charCodeAt(0).toString(16);
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
