import type { Context } from 'hono';
import type * as z from 'zod';
import type { FieldMessages } from '#shared/content/en/messages.ts';
import { readContentType } from './content-type.ts';
import { answerInLocaleOf, type HonoEnv } from './hono-env.ts';
import { type FieldProblem, ProblemError, type Sentence } from './problem.ts';
import { mediaTypeOf } from './read-form.ts';
import { texts } from './texts.ts';

/** Sets the language of the answer to that of the body. */
export async function readJson<Schema extends z.ZodType>(
  c: Context<HonoEnv>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const json = 'application/json';
  if (mediaTypeOf(c.req.raw) !== json || readContentType(c.req.header('content-type') ?? '').type !== json) {
    throw new ProblemError('unsupported_media_type');
  }
  const body = parseJson(await c.req.text());
  answerInLocaleOf(c, body);
  return parse(schema, body);
}

export function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  otherErrors: FieldProblem[] = [],
): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success && otherErrors.length === 0) return result.data;
  const errors = result.success ? [] : fieldErrors(result.error);
  throw new ProblemError('validation_failed', { errors: [...errors, ...otherErrors] });
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('malformed_json', { cause });
  }
}

function fieldErrors(error: z.ZodError): FieldProblem[] {
  const first = new Map<string, FieldProblem>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (!first.has(path)) first.set(path, { path, message: sentenceOf(issue) });
  }
  return [...first.values()];
}

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  const { message } = issue;
  if (!isMessageKey(message)) return message;
  return ({ fieldMessages }) => {
    const sentence = fieldMessages[message];
    return typeof sentence === 'string' ? sentence : sentence('maximum' in issue ? Number(issue.maximum) : 0);
  };
}

function isMessageKey(message: string): message is keyof FieldMessages {
  return Object.hasOwn(texts.en.fieldMessages, message);
}
