import type { Buffer } from 'node:buffer';
import { inspectDocx } from './docx.ts';
import { hasActiveContent, isPdf } from './pdf.ts';
import { endRecord } from './zip-directory.ts';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** What browsers declare when they do not know. */
const unknownTypes = ['', 'application/octet-stream'];
const markup = /<(?:!doctype|html|head|body|script|svg|iframe)/i;

export interface CvType {
  type: (typeof types)[keyof typeof types];
  /** It has scripts, embedded files or a password, or it loads something from elsewhere. */
  suspicious: boolean;
}

/**
 * What a CV is by its content. Undefined when it is neither PDF nor DOCX, is something else as well, or its name or its declared
 * media type says otherwise.
 */
export function cvTypeOf(content: Buffer, name: string, declared: string): CvType | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extension !== 'pdf' && extension !== 'docx') return undefined;
  const type = types[extension];
  const declaredType = declared.split(';')[0]!.trim().toLowerCase();
  if (declaredType !== type && !unknownTypes.includes(declaredType)) return undefined;
  // Browsers look for markup no further than this.
  if (markup.test(content.toString('latin1', 0, 2048))) return undefined;
  const inspected = extension === 'pdf' ? inspectPdf(content) : inspectOnlyDocx(content);
  return inspected && { type, ...inspected };
}

function inspectPdf(content: Buffer): { suspicious: boolean } | undefined {
  if (!isPdf(content) || endRecord(content) !== -1) return undefined;
  return { suspicious: hasActiveContent(content) };
}

/** PDF readers also take a PDF that begins somewhere in the first kibibyte. */
function inspectOnlyDocx(content: Buffer): { suspicious: boolean } | undefined {
  return content.subarray(0, 1024).includes('%PDF-') ? undefined : inspectDocx(content);
}
