import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { ChatSessionId } from '#shared/contracts/chat.ts';
import { CopyRequest, HandoffRequest, PersonRequest } from '#shared/contracts/handover.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { answerNow } from '../../bookings/opening-hours.ts';
import { submissionOf } from '../../db/submission-columns.ts';
import { parse, readJson } from '../../http/body.ts';
import { enforceRateLimit } from '../../http/client.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { log } from '../../http/log.ts';
import { ProblemError } from '../../http/problem.ts';
import { reply } from '../../http/reply.ts';
import { verifyTurnstile } from '../../http/turnstile.ts';
import { deliverNow } from '../../mail/delivery.ts';
import { questionRecord } from '../../submissions/record.ts';
import { checkSession } from '../check-session.ts';
import type { PersonQuestion } from '../rpc.ts';
import { chatSession } from '../rpc.ts';
import { copyId, enqueueCopy } from './conversation-copy.ts';
import { isStaffed } from './is-staffed.ts';
import { leaveAddress, questionId } from './leave-address.ts';
import { openSocket, requireSocket } from './sockets.ts';

const Params = z.object({ sessionId: ChatSessionId });

export const handover = new Hono<HonoEnv>()
  .post('/chat/:sessionId/person', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const { locale, [turnstileField]: token } = await readJson(c, PersonRequest);
    await enforceRateLimit(c, 'CHAT_LIMIT');
    const { open, nextTime } = await answerNow(c.env);
    const staffed = await isStaffed(c.env, open, c.get('requestId'));
    const question = { sessionId, locale, staffed, nextTime };
    const { state } = await checkSession(c, token, async (check) =>
      chatSession(c.env, sessionId).askForPerson(question, check),
    );
    return reply<'POST /api/chat/:sessionId/person'>(c, state);
  })
  .delete('/chat/:sessionId/person', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    await enforceRateLimit(c, 'CHAT_LIMIT');
    return reply<'DELETE /api/chat/:sessionId/person'>(c, await chatSession(c.env, sessionId).leavePerson());
  })
  .post('/chat/:sessionId/handoff', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const request = await readJson(c, HandoffRequest);
    await enforceRateLimit(c, 'SUBMISSION_LIMIT');
    const { nextTime } = await answerNow(c.env);
    if (request[honeypotField]) {
      log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: 'other' });
      return reply<'POST /api/chat/:sessionId/handoff'>(
        c,
        { submission: unsaved(request, sessionId), outcome: 'created', nextTime },
        201,
      );
    }
    const since = await chatSession(c.env, sessionId).startedAt();
    if (since === undefined) throw new ProblemError('no_conversation');
    const conversation = { sessionId, since };
    await verifyTurnstile(c, request[turnstileField], questionId(conversation, request));
    const { submission, outcome, mailIds } = await leaveAddress(c.env, conversation, request);
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    if (outcome !== 'open') c.executionCtx.waitUntil(noteAddress(c, { sessionId, locale: request.locale, nextTime }));
    return reply<'POST /api/chat/:sessionId/handoff'>(
      c,
      { submission, outcome, nextTime },
      outcome === 'created' ? 201 : 200,
    );
  })
  .post('/chat/:sessionId/copy', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const request = await readJson(c, CopyRequest);
    await enforceRateLimit(c, 'SUBMISSION_LIMIT');
    if (request[honeypotField]) {
      log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: 'copy' });
      return c.body(null, 204);
    }
    const session = chatSession(c.env, sessionId);
    const since = await session.startedAt();
    if (since === undefined) throw new ProblemError('no_conversation');
    const conversation = { sessionId, since };
    await verifyTurnstile(c, request[turnstileField], copyId(conversation, request));
    await session.sync();
    c.executionCtx.waitUntil(deliverNow(c.env, await enqueueCopy(c.env, conversation, request)));
    return c.body(null, 204);
  })
  .get('/chat/:sessionId/socket', async (c) => {
    requireSocket(c);
    const { sessionId } = parse(Params, c.req.param());
    await enforceRateLimit(c, 'CHAT_LIMIT');
    return openSocket(chatSession(c.env, sessionId));
  });

function unsaved(request: HandoffRequest, sessionId: string): Submission {
  const now = new Date().toISOString();
  return submissionOf(questionRecord(request, { id: crypto.randomUUID(), sessionId, since: now, submittedAt: now }));
}

async function noteAddress(c: Context<HonoEnv>, question: Omit<PersonQuestion, 'staffed'>) {
  try {
    await chatSession(c.env, question.sessionId).noteAddress(question);
  } catch (error) {
    log('error', 'handoff_not_noted', { requestId: c.get('requestId'), cause: error });
  }
}
