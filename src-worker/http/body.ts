import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod';
import type { FieldError } from '../../src-shared/contracts/problem.ts';
import { ProblemError } from './problem.ts';

export const maxBodyBytes = 32 * 1024;

/** Refuses a larger body. @throws ProblemError body_too_large */
export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError() {
    throw new ProblemError('body_too_large');
  },
});

/**
 * Reads the JSON body and checks it against a schema.
 * @throws ProblemError unsupported_media_type, malformed_json, validation_failed
 */
export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new ProblemError('unsupported_media_type');
  return parse(schema, parseJson(await c.req.text()));
}

/** Checks any input against a schema. @throws ProblemError validation_failed, with one error for each field */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ProblemError('validation_failed', { errors: fieldErrors(result.error) });
}

/** @throws ProblemError malformed_json */
export function parseJson(text: string): unknown {
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
