import { Buffer } from 'node:buffer';
import { maxBodyBytes } from './body.ts';
import { ProblemError } from './problem.ts';

export type FormValues = Readonly<Record<string, string>>;

const mediaTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The most bytes of an encoded form: percent-encoding triples every byte of a text that is not Latin. */
export const maxFormBytes = 3 * maxBodyBytes;

/**
 * Reads the fields of a form that the browser posted. Files are ignored; CRLF line breaks become LF.
 * @throws ProblemError unsupported_media_type
 */
export async function readForm(request: Request): Promise<FormValues> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(mediaType)) throw unreadable();
  const fields = await request.formData().catch((cause: unknown) => {
    throw unreadable(cause);
  });
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}

/** Refuses more text than a JSON body may hold. @throws ProblemError body_too_large */
export function limitText(values: FormValues): void {
  if (Buffer.byteLength(Object.values(values).join('')) > maxBodyBytes) throw new ProblemError('body_too_large');
}

function unreadable(cause?: unknown): ProblemError {
  return new ProblemError('unsupported_media_type', {
    detail: `Please send a form as ${mediaTypes.join(' or ')}.`,
    cause,
  });
}
