import type { Context } from 'hono';
import { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { honeypotField } from '../../src-shared/forms/fields.ts';
import { checkCv, type Upload } from '../files/upload.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse, readJson } from '../http/body.ts';
import { answerInLocaleOf } from '../http/locale.ts';
import { limitText, mediaTypeOf, multipart, readFormWithFiles } from '../http/read-form.ts';

/**
 * Reads a submission as JSON or, when it may bring a file, as a multipart form with the same fields.
 * @throws ProblemError unsupported_media_type, malformed_json, body_too_large, validation_failed
 */
export async function readSubmission(
  c: Context<HonoEnv>,
): Promise<{ request: SubmissionRequest; cv?: Upload | undefined }> {
  if (mediaTypeOf(c.req.raw) !== multipart) return { request: await readJson(c, SubmissionRequest) };
  const { values, files } = await readFormWithFiles(c.req.raw);
  answerInLocaleOf(c, values);
  limitText(values);
  const { cv, errors } = await checkCv(values.formType === 'career' ? files.cv : undefined);
  const ticked = ['true', 'on'].includes(values[honeypotField] ?? '');
  return { request: parse(SubmissionRequest, { ...values, [honeypotField]: ticked }, errors), cv };
}
