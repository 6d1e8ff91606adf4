import { Buffer } from 'node:buffer';
import { maxBodyBytes } from './body.ts';
import { ProblemError } from './problem.ts';

export type FormValues = Readonly<Record<string, string>>;

export type FormFiles = Readonly<Partial<Record<string, File>>>;

export const multipart = 'multipart/form-data';
const mediaTypes = ['application/x-www-form-urlencoded', multipart];

/** Percent-encoding triples every byte of a text that is not Latin. */
export const maxFormBytes = 3 * maxBodyBytes;

export async function readForm(request: Request): Promise<FormValues> {
  return (await readFormWithFiles(request)).values;
}

export async function readFormWithFiles(request: Request): Promise<{ values: FormValues; files: FormFiles }> {
  if (!mediaTypes.includes(mediaTypeOf(request))) throw unreadable();
  const fields = await request.formData().catch((cause: unknown) => {
    throw unreadable(cause);
  });
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
  const files = [...fields].filter((field): field is [string, File] => typeof field[1] !== 'string');
  return {
    values: Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])),
    files: Object.fromEntries(files.filter(([, { name, size }]) => name !== '' || size > 0)),
  };
}

export function mediaTypeOf(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function limitText(values: FormValues): void {
  if (Buffer.byteLength(Object.values(values).join('')) > maxBodyBytes) throw new ProblemError('body_too_large');
}

function unreadable(cause?: unknown): ProblemError {
  return new ProblemError('unsupported_media_type', {
    detail: `Please send a form as ${mediaTypes.join(' or ')}.`,
    cause,
  });
}
