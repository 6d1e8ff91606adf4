import { Buffer } from 'node:buffer';
import type { Context } from 'hono';
import { maxBodyBytes } from '#shared/limits.ts';
import { enforceRateLimit } from './client.ts';
import { readContentType } from './content-type.ts';
import type { HonoEnv } from './hono-env.ts';
import { ProblemError } from './problem.ts';

export type FormValues = Readonly<Record<string, string>>;

export type FormFiles = Readonly<Partial<Record<string, File>>>;

export const multipart = 'multipart/form-data';
const mediaTypes = ['application/x-www-form-urlencoded', multipart];

/** Percent-encoding triples every byte of non-Latin text. */
export const maxFormBytes = 3 * maxBodyBytes;

/** The longest form has fewer than twenty fields, and a reply at most ten files. */
const maxFields = 60;

export async function readForm(request: Request): Promise<FormValues> {
  return (await readFormWithFiles(request)).values;
}

export async function readFormWithFiles(request: Request): Promise<{ values: FormValues; files: FormFiles }> {
  if (!mediaTypes.includes(mediaTypeOf(request))) throw unreadable();
  const fields = await readFields(request);
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
  const files = [...fields].filter((field): field is [string, File] => typeof field[1] !== 'string');
  return {
    values: Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])),
    files: Object.fromEntries(files.filter(([, { name, size }]) => name !== '' || size > 0)),
  };
}

/** An oversized body counts against the sender's submissions of the minute. */
export async function readCountedForm(c: Context<HonoEnv>): ReturnType<typeof readFormWithFiles> {
  try {
    return await readFormWithFiles(c.req.raw);
  } catch (error) {
    if (mediaTypeOf(c.req.raw) === multipart) await enforceRateLimit(c, 'SUBMISSION_LIMIT');
    throw error;
  }
}

/**
 * The parser takes 30 microseconds a field, and a body has room for 185,000 empty fields, so they are counted first.
 * @throws ProblemError `body_too_large`, `bad_request`
 */
export async function readFields(request: Request): Promise<FormData> {
  const { type, parameters } = readContentType(request.headers.get('content-type') ?? '');
  const boundary = type === multipart ? (parameters.get('boundary') ?? '') : undefined;
  if (boundary === '') throw unreadable();
  const body = Buffer.from(await request.arrayBuffer());
  const separator = boundary === undefined ? '&' : `--${boundary}`;
  if (countedUpTo(maxFields + 2, body, separator) > maxFields + 1) throw new ProblemError('body_too_large');
  // The parser gets the boundary that was counted.
  const contentType = boundary === undefined ? type : `${type}; boundary="${boundary}"`;
  return new Response(body, { headers: { 'content-type': contentType } }).formData().catch((cause: unknown) => {
    throw unreadable(cause);
  });
}

function countedUpTo(most: number, body: Buffer, separator: string): number {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0 && count < most; at = body.indexOf(separator, at + separator.length)) {
    count += 1;
  }
  return count;
}

export function mediaTypeOf(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function limitText(values: FormValues): void {
  if (Buffer.byteLength(Object.values(values).join('')) > maxBodyBytes) throw new ProblemError('body_too_large');
}

function unreadable(cause?: unknown): ProblemError {
  return new ProblemError('unsupported_media_type', {
    detail: ({ problemDetails }) => problemDetails.noForm,
    cause,
  });
}
