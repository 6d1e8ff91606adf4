import { Buffer } from 'node:buffer';
import { maxCvBytes } from '../../src-shared/limits.ts';
import { sha256 } from '../hash.ts';
import type { FieldProblem } from '../http/problem.ts';
import { cvTooLarge, cvType } from './cv-problems.ts';
import { cvTypeOf } from './cv-type.ts';
import { fileName } from './file-name.ts';

/** A checked file that is not stored yet. `sha256` is hexadecimal. */
export interface Upload {
  name: string;
  type: string;
  content: Buffer;
  sha256: string;
  suspicious: boolean;
}

/** Checks a CV by its size and its content. It returns the file or what is wrong with it; neither if there is none. */
export async function checkCv(file: File | undefined): Promise<{ cv?: Upload; errors: FieldProblem[] }> {
  if (!file) return { errors: [] };
  if (file.size > maxCvBytes) return { errors: [cvTooLarge] };
  const content = Buffer.from(await file.arrayBuffer());
  const name = fileName(file.name);
  const kind = cvTypeOf(content, name, file.type);
  if (!kind) return { errors: [cvType] };
  return { cv: { name, ...kind, content, sha256: sha256(content) }, errors: [] };
}
