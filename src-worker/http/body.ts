import type { Context } from 'hono';
import type * as z from 'zod';
import type { FieldError } from '../../src-shared/contracts/problem.ts';
import { ProblemError } from './problem.ts';

/** The most text that a request may bring, in bytes. */
export const maxBodyBytes = 32 * 1024;

/**
 * The request's JSON body, checked against a schema.
 * @throws ProblemError unsupported_media_type, body_too_large, malformed_json, validation_failed
 */
export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new ProblemError('unsupported_media_type');
  return parse(schema, parseJson(await readText(c.req.raw)));
}

/** Checks any input against a schema. @throws ProblemError validation_failed, with one error for each field */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ProblemError('validation_failed', { errors: fieldErrors(result.error) });
}

/** The body as text. @throws ProblemError body_too_large */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBodyBytes));
}

/** The body, cut off as soon as it is larger than `max` bytes. @throws ProblemError body_too_large */
export async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  const length = request.headers.get('content-length');
  if (Number(length) > max) throw new ProblemError('body_too_large');
  // The platform lets no more through than was announced.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw new ProblemError('body_too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('malformed_json', { cause });
  }
}

function fieldErrors(error: z.ZodError): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (!first.has(path)) first.set(path, { path, message: issue.message });
  }
  return [...first.values()];
}
