import { maxBodyBytes, readBytes } from './body.ts';
import { ProblemError } from './problem.ts';

/** The texts of a posted form, by field. */
export type FormValues = Readonly<Record<string, string>>;

const mediaTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Percent-encoding triples every byte of a text that is not Latin. */
const maxEncodedBytes = 3 * maxBodyBytes;

/**
 * The fields of a form that the browser posted itself. Files are left out; line breaks, which arrive as CRLF, are LF.
 * @throws ProblemError unsupported_media_type, body_too_large
 */
export async function readForm(request: Request): Promise<FormValues> {
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(mediaType)) throw unreadable();
  const body = await readBytes(request, maxEncodedBytes);
  const fields = await parseForm(body, contentType);
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}

/** Refuses more text than a JSON body may hold. @throws ProblemError body_too_large */
export function limitText(values: FormValues): void {
  const texts = new TextEncoder().encode(Object.values(values).join(''));
  if (texts.byteLength > maxBodyBytes) throw new ProblemError('body_too_large');
}

async function parseForm(body: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause?: unknown): ProblemError {
  return new ProblemError('unsupported_media_type', {
    detail: `Please send a form as ${mediaTypes.join(' or ')}.`,
    cause,
  });
}
