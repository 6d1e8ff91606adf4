import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { ProblemError } from '../http/problem.ts';

/** Keys are fetched again after this time, in milliseconds, so that a revoked key stops working. */
const maxAge = 10 * 60_000;
/** A token with an unknown key causes a fetch at most this often, in milliseconds. */
const unknownKeyCooldown = 60_000;
/** In milliseconds. */
const fetchTimeout = 5_000;

interface KeySet {
  find: JWTVerifyGetKey;
  fetchedAt: number;
}

/** The fetched keys, by team domain. Not a promise: in workerd, a fetch belongs to the request that started it. */
const keySets = new Map<string, KeySet>();

/**
 * Finds the key of a token among the team's published keys.
 * @throws ProblemError unavailable when the keys cannot be fetched; jose's JWKSNoMatchingKey when there is no such key
 */
export function signingKeys(teamDomain: string): JWTVerifyGetKey {
  return async (header, token) => {
    const known = keySets.get(teamDomain);
    if (!known || Date.now() - known.fetchedAt >= maxAge) return (await refresh(teamDomain)).find(header, token);
    try {
      return await known.find(header, token);
    } catch (error) {
      const unknownKey = error instanceof errors.JWKSNoMatchingKey;
      if (!unknownKey || Date.now() - known.fetchedAt < unknownKeyCooldown) throw error;
      return (await refresh(teamDomain)).find(header, token);
    }
  };
}

async function refresh(teamDomain: string): Promise<KeySet> {
  try {
    const response = await fetch(`${teamDomain}/cdn-cgi/access/certs`, { signal: AbortSignal.timeout(fetchTimeout) });
    if (!response.ok) throw new Error(`The keys were answered with ${response.status}`);
    const keySet = { find: createLocalJWKSet(await response.json<JSONWebKeySet>()), fetchedAt: Date.now() };
    keySets.set(teamDomain, keySet);
    return keySet;
  } catch (cause) {
    throw new ProblemError('unavailable', { detail: 'The sign-in service cannot be reached right now.', cause });
  }
}

/** For tests. */
export function clearSigningKeys(): void {
  keySets.clear();
}
