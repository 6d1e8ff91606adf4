import type { Buffer } from 'node:buffer';
import { uncheckedType } from '#shared/forms/unchecked-type.ts';
import { sha256 } from '../../db/hash.ts';
import { fileName, inspectOfficeFile, looksLikeMarkup, officeTypes, type Upload } from './check-cv.ts';
import { inspectPdf } from './pdf.ts';

type Inspect = (content: Buffer) => { suspicious: boolean } | undefined;

interface FileType {
  type: string;
  inspect: Inspect;
}

const startsWith =
  (...starts: string[]): Inspect =>
  (content) =>
    starts.some((start) => content.toString('latin1', 0, start.length) === start) ? { suspicious: false } : undefined;

const jpeg: FileType = { type: 'image/jpeg', inspect: startsWith('\xff\xd8\xff') };
const text: FileType = { type: 'text/plain; charset=utf-8', inspect: inspectText };

const types: Record<string, FileType> = {
  pdf: { type: 'application/pdf', inspect: inspectPdf },
  docx: { type: officeTypes.docx, inspect: (content) => inspectOfficeFile(content, 'docx') },
  xlsx: { type: officeTypes.xlsx, inspect: (content) => inspectOfficeFile(content, 'xlsx') },
  pptx: { type: officeTypes.pptx, inspect: (content) => inspectOfficeFile(content, 'pptx') },
  png: { type: 'image/png', inspect: startsWith('\x89PNG\r\n\x1a\n') },
  jpg: jpeg,
  jpeg,
  gif: { type: 'image/gif', inspect: startsWith('GIF87a', 'GIF89a') },
  webp: {
    type: 'image/webp',
    inspect: (content) => (content.toString('latin1', 8, 12) === 'WEBP' ? startsWith('RIFF')(content) : undefined),
  },
  txt: text,
  csv: text,
};

/** Accepts PDF, Office, images and text, by extension and content. The declared type of an email's file is ignored. */
export function checkFile(content: Buffer, givenName: string): Upload | undefined {
  const name = fileName(givenName);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  // A plain object also has `constructor`.
  const kind = Object.hasOwn(types, ending) ? types[ending] : undefined;
  if (!kind || content.length === 0 || looksLikeMarkup(content)) return undefined;
  const inspected = kind.inspect(content);
  return inspected && { name, type: kind.type, ...inspected, content, sha256: sha256(content) };
}

/** Files that visitors email are kept even if they are not recognised, but never opened here (`uncheckedType`). */
export function checkOrKeepFile(content: Buffer, givenName: string): Upload | undefined {
  if (content.length === 0) return undefined;
  const unchecked = {
    name: fileName(givenName),
    type: uncheckedType,
    suspicious: false,
    content,
    sha256: sha256(content),
  };
  return checkFile(content, givenName) ?? unchecked;
}

/**
 * Matches a cell that a spreadsheet would calculate: after another sign than `=` only with a function or a program,
 * because text also has lists, phone numbers and names.
 */
const formula =
  /(?:^|[\r\n,;\t])[ "']{0,9}(?:[=＝](?![=＝\s]|$)|[+\-@＋－＠](?:[^\s,;"']{0,99}[\w.]\(|[^\r\n,;\t|]{0,99}\|[^\r\n!]{0,99}!))/;

function inspectText(content: Buffer): { suspicious: boolean } | undefined {
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(content);
    return /[^\P{Cc}\t\n\f\r]/u.test(decoded) ? undefined : { suspicious: formula.test(decoded) };
  } catch {
    return undefined;
  }
}
