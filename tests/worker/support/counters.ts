import { env } from 'cloudflare:workers';
import { sumOf } from '#worker/db/counters.ts';

/** The counts of a day, or the current ones. */
export async function countsOf(day = 'now'): Promise<Record<string, number>> {
  return JSON.parse(
    (await env.DB.prepare('SELECT counts FROM counters WHERE day = ?').bind(day).first('counts')) ?? '{}',
  );
}

export async function activeSubscribers(): Promise<number> {
  return sumOf(await countsOf(), 'subscriber', 'active');
}

export async function waitingSubmissions(): Promise<number> {
  return sumOf(await countsOf(), 'form', undefined, undefined, '1');
}
