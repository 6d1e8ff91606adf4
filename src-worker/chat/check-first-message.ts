import type { Context } from 'hono';
import { configOf } from '../env.ts';
import type { HonoEnv } from '../hono-env.ts';
import { verifyTurnstile } from '../http/turnstile.ts';
import type { Unchecked, VisitorMessage } from './session-rpc.ts';

/**
 * Sends a message to its session. If Turnstile is configured, the first one of a session needs a token; the session knows
 * whether it has seen one, so a token is only verified when it is needed.
 * @throws ProblemError validation_failed, unavailable
 */
export async function checkFirstMessage<Outcome extends { kind: string }>(
  c: Context<HonoEnv>,
  message: VisitorMessage,
  token: string | undefined,
  send: (message: VisitorMessage) => Promise<Outcome>,
): Promise<Exclude<Outcome, Unchecked>> {
  const isConfigured = configOf(c.env).TURNSTILE_SECRET_KEY !== undefined;
  let outcome = await send(isConfigured ? { ...message, check: 'open' } : message);
  if (isUnchecked(outcome)) {
    await verifyTurnstile(c, token);
    outcome = await send({ ...message, check: 'passed' });
  }
  if (isUnchecked(outcome)) throw new Error('The session did not take a message that was checked');
  return outcome as Exclude<Outcome, Unchecked>;
}

function isUnchecked(outcome: { kind: string }): boolean {
  return outcome.kind === 'unchecked';
}
