import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { type ChatReply, ChatRequest, ChatSessionId, FeedbackRequest } from '#shared/contracts/chat.ts';
import { turnstileField } from '#shared/forms/fields.ts';
import { isPage, splitLocale } from '#shared/paths.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { parse, readJson } from '../http/body.ts';
import { enforceRateLimit } from '../http/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { log } from '../http/log.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { apology } from './answer/canned-reply.ts';
import { checkSession } from './check-session.ts';
import { continueTranscripts, endTranscripts } from './handover/leave-address.ts';
import type { Refusal, VisitorMessage } from './rpc.ts';
import { chatSession } from './rpc.ts';

const Params = z.object({ sessionId: ChatSessionId });

export const chat = new Hono<HonoEnv>()
  .get('/:sessionId', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    await enforceRateLimit(c, 'CHAT_READ_LIMIT');
    return reply<'GET /api/chat/:sessionId'>(c, await chatSession(c.env, sessionId).conversation(sessionId));
  })
  .post('/:sessionId/messages', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const { id, text, locale, [turnstileField]: token } = await readJson(c, ChatRequest);
    await enforceRateLimit(c, 'CHAT_LIMIT');
    const page = pageOf(c);
    const message = {
      sessionId,
      text,
      locale,
      requestId: c.get('requestId'),
      ...(id && { id }),
      ...(page && { page }),
    };
    if (c.req.header('accept')?.includes('text/event-stream')) return streamAnswer(c, message, token);
    return reply<'POST /api/chat/:sessionId/messages'>(c, await answer(c, message, token));
  })
  .post('/:sessionId/messages/:messageId/feedback', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const { helpful, reason } = await readJson(c, FeedbackRequest);
    await enforceRateLimit(c, 'CHAT_LIMIT');
    const feedback = { sessionId, messageId: c.req.param('messageId'), helpful, reason };
    if (!(await chatSession(c.env, sessionId).judge(feedback))) throw new ProblemError('not_found');
    return c.body(null, 204);
  })
  .post('/:sessionId/stop', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    await enforceRateLimit(c, 'CHAT_LIMIT');
    await chatSession(c.env, sessionId).stop();
    return c.body(null, 204);
  })
  .post('/:sessionId/reset', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    await enforceRateLimit(c, 'CHAT_LIMIT');
    const at = await chatSession(c.env, sessionId).reset();
    c.executionCtx.waitUntil(endTranscripts(c.env, sessionId, at));
    return c.body(null, 204);
  })
  .post('/:sessionId/undo-reset', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    await enforceRateLimit(c, 'CHAT_LIMIT');
    const at = await chatSession(c.env, sessionId).undoReset();
    if (!at) throw new ProblemError('not_found');
    c.executionCtx.waitUntil(continueTranscripts(c.env, sessionId, at));
    return c.body(null, 204);
  });

/** Only a page of the site: the header could say anything to the model. */
function pageOf(c: Context<HonoEnv>): string | undefined {
  const path = URL.parse(c.req.header('referer') ?? '')?.pathname;
  return path && isPage(splitLocale(path).path) ? path : undefined;
}

async function answer(c: Context<HonoEnv>, message: VisitorMessage, token?: string): Promise<ChatReply> {
  const { text, locale, requestId } = message;
  const apologise = () => ({ messageId: crypto.randomUUID(), ...apology(dominantLocale(text, locale)), sources: [] });
  const stopWatching = cancelOnDisconnect(c, message);
  try {
    const session = chatSession(c.env, message.sessionId);
    const outcome = await checkSession(c, token, async (check) =>
      session.reply({ ...message, ...(check && { check }) }),
    );
    if (outcome.kind === 'answered') return outcome.reply;
    if (outcome.kind === 'cancelled') return apologise();
    throw refused(outcome);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    log('error', 'chat_failed', { requestId, cause: error });
    return apologise();
  } finally {
    stopWatching();
  }
}

async function streamAnswer(c: Context<HonoEnv>, message: VisitorMessage, token?: string): Promise<Response> {
  cancelOnDisconnect(c, message);
  const session = chatSession(c.env, message.sessionId);
  const outcome = await checkSession(c, token, async (check) =>
    session.streamReply({ ...message, ...(check && { check }) }),
  );
  if (outcome.kind !== 'streaming') throw refused(outcome);
  return c.body(outcome.events, 200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

function cancelOnDisconnect(c: Context<HonoEnv>, { sessionId, requestId }: VisitorMessage): () => void {
  const { signal } = c.req.raw;
  const cancel = () => c.executionCtx.waitUntil(Promise.resolve(chatSession(c.env, sessionId).cancelReply(requestId)));
  signal.addEventListener('abort', cancel, { once: true });
  return () => signal.removeEventListener('abort', cancel);
}

function refused(refusal: Refusal): ProblemError {
  if (refusal.kind === 'pending') return new ProblemError('reply_pending');
  const { retryAfter } = refusal;
  return new ProblemError('rate_limited', {
    detail: ({ problemDetails }) => problemDetails.chatQuota(Math.ceil(retryAfter / 60)),
    headers: { 'retry-after': String(retryAfter) },
  });
}
