import { lte } from 'drizzle-orm';
import { database } from '../../db/client.ts';
import { type Heartbeat, recordHeartbeat } from '../../db/heartbeats.ts';
import { signals } from '../../db/schema.ts';
import { type Bindings, configOf } from '../../env.ts';
import { fetchInTime } from '../../http/fetch-in-time.ts';

type Probed = 'provider' | 'model';
type Verdict = 'accepted' | 'refused' | 'unknown';

const intervalMs = 10 * 60_000;

/** A verdict counts a while longer than the interval, in case the monitor pauses. */
const maxAgeMs = 3 * intervalMs;

/** Asks each service for a list, so that a wrong key shows before a visitor meets it. Never throws. */
export async function probeKeys(env: Bindings): Promise<void> {
  const { RESEND_API_KEY, RESEND_API_URL, CHAT_API_KEY, CHAT_API_URL } = configOf(env);
  await Promise.allSettled([
    probe(env, 'provider', `${RESEND_API_URL}/domains`, RESEND_API_KEY),
    probe(env, 'model', `${CHAT_API_URL}/models`, CHAT_API_KEY),
  ]);
}

export function verdictOn(name: Probed, stored: ReadonlyMap<string, Heartbeat>): Verdict {
  const found = stored.get(signalOf(name));
  const isFresh = found && Date.now() - Date.parse(found.at) < maxAgeMs;
  return isFresh && (found.detail === 'accepted' || found.detail === 'refused') ? found.detail : 'unknown';
}

async function probe(env: Bindings, name: Probed, url: string, key: string | undefined): Promise<void> {
  if (!key) return;
  const db = database(env);
  const now = Date.now();
  const at = new Date(now).toISOString();
  // A claim, so that simultaneous checks ask once.
  const claimed = await db
    .insert(signals)
    .values({ name: signalOf(name), at })
    .onConflictDoUpdate({
      target: signals.name,
      set: { at },
      setWhere: lte(signals.at, new Date(now - intervalMs).toISOString()),
    })
    .returning({ name: signals.name });
  if (claimed.length > 0) await recordHeartbeat(db, signalOf(name), await ask(url, key), at);
}

async function ask(url: string, key: string): Promise<Verdict> {
  try {
    const response = await fetchInTime(url, { headers: { authorization: `Bearer ${key}` } });
    if (response.ok) return 'accepted';
    if (response.status !== 401 && response.status !== 403) return 'unknown';
    // Resend knows this key, which may send and nothing else.
    return (await response.text()).includes('restricted_api_key') ? 'accepted' : 'refused';
  } catch {
    return 'unknown';
  }
}

function signalOf(name: Probed): string {
  return `key:${name}`;
}
