import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#shared/locales.ts';
import { ApiProblem, call } from '../lib/api.ts';
import type { LiveSession, Unsent } from '../lib/use-live-session.ts';

const pollIntervalMs = 3_000;
const callTimeoutMs = 10_000;
const maxFailures = 3;
/** Some networks neither open a socket nor refuse it. */
const openingMs = 15_000;

interface PollingOptions {
  sessionId: string;
  locale: Locale;
  session: LiveSession;
  /** The conversation is open and needs a socket. */
  active: boolean;
  onJoe: () => void;
}

/** Some networks let no socket through: then the conversation goes on by requests. True while it does. */
export function usePolling({ sessionId, locale, session, active, onJoe }: PollingOptions): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const [reaches, setReaches] = useState(false);
  const { isLive, failures, unsent } = session;
  const polls = active && !isLive && (failures >= maxFailures || isSlow);
  const params = { sessionId };

  useEffect(() => {
    if (!active || isLive) return;
    const timer = setTimeout(() => setIsSlow(true), openingMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [active, isLive]);

  /** False: the next poll sends it again. */
  const send = useEffectEvent(async ({ id, text }: Unsent): Promise<boolean> => {
    try {
      const reply = await call('POST /api/chat/:sessionId/messages', { params, body: { id, text, locale } });
      if (reply.toPerson) return true;
      session.forget([id]);
      onJoe();
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.problem.status >= 500) return false;
      session.receive({ type: 'refused', reason: error.problem.code === 'rate_limited' ? 'too_many' : 'invalid', id });
      return true;
    }
  });
  const poll = useEffectEvent(async (isOver: () => boolean) => {
    for (const message of unsent) if (!(await send(message))) break;
    try {
      const input = { params };
      const { messages, state } = await call('GET /api/chat/:sessionId', input, { timeout: callTimeoutMs });
      if (isOver()) return;
      session.receive({ type: 'hello', state, messages });
      setReaches(true);
    } catch {
      if (!isOver()) setReaches(false);
    }
  });

  useEffect(() => {
    if (!polls) return;
    let hasEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      await poll(() => hasEnded);
      if (!hasEnded) timer = setTimeout(() => void run(), pollIntervalMs);
    };
    void run();
    return () => {
      hasEnded = true;
      clearTimeout(timer);
    };
    // A new message does not wait for the next poll.
  }, [polls, sessionId, unsent.length]);

  return polls && reaches;
}
