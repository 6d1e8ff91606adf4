import type { Context } from 'hono';
import { configOf } from '../env.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { verifyTurnstile } from '../http/turnstile.ts';
import type { Unchecked } from './rpc.ts';

export async function checkSession<Outcome extends { kind: string }>(
  c: Context<HonoEnv>,
  token: string | undefined,
  call: (check?: 'open' | 'passed') => Promise<Outcome>,
): Promise<Exclude<Outcome, Unchecked>> {
  const isConfigured = configOf(c.env).TURNSTILE_SECRET_KEY !== undefined;
  let outcome = await call(isConfigured ? 'open' : undefined);
  if (isUnchecked(outcome)) {
    await verifyTurnstile(c, token);
    outcome = await call('passed');
  }
  if (isUnchecked(outcome)) throw new Error('The session did not take a call that was checked');
  return outcome as Exclude<Outcome, Unchecked>;
}

function isUnchecked(outcome: { kind: string }): boolean {
  return outcome.kind === 'unchecked';
}
