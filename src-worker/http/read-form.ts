import { Buffer } from 'node:buffer';
import { maxBodyBytes } from './body.ts';
import { ProblemError } from './problem.ts';

export type FormValues = Readonly<Record<string, string>>;

export type FormFiles = Readonly<Partial<Record<string, File>>>;

/** The media type of a form that can bring files. */
export const multipart = 'multipart/form-data';
const mediaTypes = ['application/x-www-form-urlencoded', multipart];

/** The most bytes of an encoded form: percent-encoding triples every byte of a text that is not Latin. */
export const maxFormBytes = 3 * maxBodyBytes;

/**
 * Reads the fields of a form that the browser posted. Files are ignored; CRLF line breaks become LF.
 * @throws ProblemError unsupported_media_type
 */
export async function readForm(request: Request): Promise<FormValues> {
  return (await readFormWithFiles(request)).values;
}

/** As `readForm`, with the files by their fields. A field for which no file was chosen has none. */
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

/** The media type of a request's body, without parameters. */
export function mediaTypeOf(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
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
