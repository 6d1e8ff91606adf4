import { Buffer } from 'node:buffer';
import { maxCvBytes } from '#shared/limits.ts';
import { sha256 } from '../../db/hash.ts';
import { type FieldProblem, ProblemError } from '../../http/problem.ts';
import { inspectOffice, type OfficeKind } from './office.ts';
import { inspectPdf } from './pdf.ts';

export interface Upload {
  name: string;
  type: string;
  content: Buffer;
  sha256: string;
  suspicious: boolean;
}

const path = 'cv';

const cvType: FieldProblem = { path, message: ({ fieldMessages }) => fieldMessages.cvType };

const cvUnavailable: FieldProblem = { path, message: ({ fieldMessages }) => fieldMessages.cvUnavailable };

const cvTooLarge: FieldProblem = { path, message: ({ fieldMessages }) => fieldMessages.cvTooLarge };

export function uploadTooLarge(): ProblemError {
  return new ProblemError('validation_failed', { errors: [cvTooLarge] });
}

export async function checkCv(
  file: File | undefined,
  bucket: R2Bucket | undefined,
): Promise<{ cv?: Upload; errors: FieldProblem[] }> {
  if (!file) return { errors: [] };
  if (!bucket) return { errors: [cvUnavailable] };
  if (file.size > maxCvBytes) return { errors: [cvTooLarge] };
  const content = Buffer.from(await file.arrayBuffer());
  const name = fileName(file.name);
  const kind = cvTypeOf(content, name, file.type);
  if (!kind) return { errors: [cvType] };
  return { cv: { name, ...kind, content, sha256: sha256(content) }, errors: [] };
}

export const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

const types = { pdf: 'application/pdf', docx: officeTypes.docx } as const;

const unknownTypes = ['', 'application/octet-stream'];
const markup = /<(?:!doctype|html|head|body|script|svg|iframe)/i;

interface CvType {
  type: (typeof types)[keyof typeof types];
  suspicious: boolean;
}

export function cvTypeOf(content: Buffer, name: string, declared: string): CvType | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extension !== 'pdf' && extension !== 'docx') return undefined;
  const type = types[extension];
  const declaredType = declared.split(';')[0]!.trim().toLowerCase();
  if (declaredType !== type && !unknownTypes.includes(declaredType)) return undefined;
  if (looksLikeMarkup(content)) return undefined;
  const inspected = extension === 'pdf' ? inspectPdf(content) : inspectOfficeFile(content, 'docx');
  return inspected && { type, ...inspected };
}

/** Browsers look for markup no further than this. */
export function looksLikeMarkup(content: Buffer): boolean {
  return markup.test(content.toString('latin1', 0, 2048));
}

/** PDF readers also accept a PDF that begins somewhere in the first kibibyte. */
export function inspectOfficeFile(content: Buffer, kind: OfficeKind): { suspicious: boolean } | undefined {
  return content.subarray(0, 1024).includes('%PDF-') ? undefined : inspectOffice(content, kind);
}

const maxCharacters = 200;

export function fileName(givenName: string): string {
  const last = givenName.split(/[/\\]/).at(-1)!;
  const name = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, base = name, extension = ''] = /^(.*)(\.[^.]{1,10})$/.exec(name) ?? [];
  return [...base].slice(0, maxCharacters - extension.length).join('') + extension;
}
