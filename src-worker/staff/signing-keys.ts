import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { ProblemError } from '../http/problem.ts';

/** Access rotates its keys every six weeks; an unknown key is looked for at most this often, in milliseconds. */
const refreshPause = 60_000;
const fetchTimeout = 5_000;

interface KeyRing {
  find: JWTVerifyGetKey;
  fetchedAt: number;
}

/** The keys as last fetched, by team domain. Only data is kept: a pending fetch belongs to the request that began it. */
const rings = new Map<string, KeyRing>();

/**
 * Finds the key that signed a token among the team's published ones.
 * @throws ProblemError unavailable when the keys cannot be fetched; jose's JWKSNoMatchingKey when there is no such key
 */
export function signingKeys(teamDomain: string): JWTVerifyGetKey {
  return async (header, token) => {
    const known = rings.get(teamDomain);
    if (!known) return (await refresh(teamDomain)).find(header, token);
    try {
      return await known.find(header, token);
    } catch (error) {
      const unknownKey = error instanceof errors.JWKSNoMatchingKey;
      if (!unknownKey || Date.now() - known.fetchedAt < refreshPause) throw error;
      return (await refresh(teamDomain)).find(header, token);
    }
  };
}

async function refresh(teamDomain: string): Promise<KeyRing> {
  try {
    const response = await fetch(`${teamDomain}/cdn-cgi/access/certs`, { signal: AbortSignal.timeout(fetchTimeout) });
    if (!response.ok) throw new Error(`the keys were answered with ${response.status}`);
    const ring = { find: createLocalJWKSet(await response.json<JSONWebKeySet>()), fetchedAt: Date.now() };
    rings.set(teamDomain, ring);
    return ring;
  } catch (cause) {
    throw new ProblemError('unavailable', { detail: 'The sign-in service cannot be reached right now.', cause });
  }
}

/** Forgets what was fetched; for tests. */
export function forgetSigningKeys(): void {
  rings.clear();
}
