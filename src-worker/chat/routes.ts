import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { type ChatReply, ChatRequest, ChatSessionId } from '../../src-shared/contracts/chat.ts';
import { dominantLocale } from '../../src-shared/dominant-locale.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse, readJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { causeOf, log } from '../log.ts';
import { apology } from './canned-reply.ts';
import type { VisitorMessage } from './session-rpc.ts';

const Params = z.object({ sessionId: ChatSessionId });

export const chat = new Hono<HonoEnv>()
  .post('/chat/:sessionId/messages', async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const { text, locale } = await readJson(c, ChatRequest);
    await enforceRateLimit(c, 'CHAT_LIMIT');
    return c.json(await answer(c, { sessionId, text, locale, requestId: c.get('requestId') }));
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
async function answer(c: Context<HonoEnv>, message: VisitorMessage): Promise<ChatReply> {
  const { sessionId, text, locale, requestId } = message;
  const session = sessionOf(c, sessionId);
  const cancel = () => c.executionCtx.waitUntil(Promise.resolve(session.cancelReply(requestId)));
  c.req.raw.signal.addEventListener('abort', cancel, { once: true });
  try {
    const outcome = await session.reply(message);
    if (outcome.kind === 'answered') return outcome.reply;
    if (outcome.kind === 'cancelled') return apology(dominantLocale(text, locale));
    if (outcome.kind === 'pending') throw new ProblemError('reply_pending');
    const { retryAfter } = outcome;
    throw new ProblemError('rate_limited', {
      detail: ({ problemDetails }) => problemDetails.chatQuota(Math.ceil(retryAfter / 60)),
      headers: { 'retry-after': String(retryAfter) },
    });
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    log('error', 'chat_failed', { requestId, cause: causeOf(error) });
    return apology(dominantLocale(text, locale));
  } finally {
    c.req.raw.signal.removeEventListener('abort', cancel);
  }
}
