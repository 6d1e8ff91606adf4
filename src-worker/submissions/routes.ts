import { Hono } from 'hono';
import { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { trapField, turnstileField } from '../../src-shared/forms.ts';
import type { HonoEnv } from '../app.ts';
import { readJson } from '../http/body.ts';
import { spend } from '../http/rate-limit.ts';
import { requirePerson } from '../http/turnstile.ts';
import { log } from '../log.ts';
import { deliverNow } from '../mail/delivery.ts';
import { recordOf, submissionOf } from './record.ts';
import { submit } from './submit.ts';

export const submissions = new Hono<HonoEnv>().post('/submissions', async (c) => {
  const request = await readJson(c, SubmissionRequest);
  await spend(c, 'SUBMISSION_LIMIT');
  if (request[trapField]) {
    log('warn', 'trap_sprung', { requestId: c.get('requestId'), formType: request.formType });
    const unstored = recordOf(request, request.id ?? crypto.randomUUID(), new Date().toISOString(), '');
    return c.json({ submission: submissionOf(unstored) }, 201);
  }
  await requirePerson(c, request[turnstileField], request.id);
  const { submission, created, mailIds } = await submit(c.env, request);
  c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
  return c.json({ submission }, created ? 201 : 200);
});
