import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { problemDetails } from '../../src-shared/content/en/messages.ts';
import { type ChatReply, ChatRequest, ChatSessionId } from '../../src-shared/contracts/chat.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse, readJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { causeOf, log } from '../log.ts';
import { apology } from './canned-reply.ts';

const Params = z.object({ sessionId: ChatSessionId });

export const chat = new Hono<HonoEnv>()
  .post('/chat/:sessionId/messages', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const { text } = await readJson(c, ChatRequest);
    await enforceRateLimit(c, 'CHAT_LIMIT');
    return c.json(await answer(c, sessionId, text));
  })
  .post('/chat/:sessionId/reset', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    await enforceRateLimit(c, 'CHAT_LIMIT');
    await sessionOf(c, sessionId).reset();
    return c.body(null, 204);
  });

function sessionOf(c: Context<HonoEnv>, sessionId: string) {
  return c.env.CHAT_SESSION.get(c.env.CHAT_SESSION.idFromName(sessionId));
}

/** @throws ProblemError reply_pending, rate_limited; an unexpected error is answered with Joe's apology */
async function answer(c: Context<HonoEnv>, sessionId: string, text: string): Promise<ChatReply> {
  const requestId = c.get('requestId');
  const session = sessionOf(c, sessionId);
  const cancel = () => c.executionCtx.waitUntil(Promise.resolve(session.cancelReply(requestId)));
  c.req.raw.signal.addEventListener('abort', cancel, { once: true });
  try {
    const outcome = await session.reply({ sessionId, text, requestId });
    if (outcome.kind === 'answered') return outcome.reply;
    if (outcome.kind === 'cancelled') return apology();
    if (outcome.kind === 'pending') throw new ProblemError('reply_pending');
    const { retryAfter } = outcome;
    throw new ProblemError('rate_limited', {
      detail: problemDetails.chatQuota(Math.ceil(retryAfter / 60)),
      headers: { 'retry-after': String(retryAfter) },
    });
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    log('error', 'chat_failed', { requestId, cause: causeOf(error) });
    return apology();
  } finally {
    c.req.raw.signal.removeEventListener('abort', cancel);
  }
}
