import type { Bindings } from '../env.ts';
import { idOfToken, signedToken } from '../signed-token.ts';

/** A request to subscribe that waits for its confirmation. `askedAt` is an ISO time. */
interface SubscriptionRequest {
  subscriberId: string;
  askedAt: string;
}

/** The secret in the link of a `newsletter_confirm`: it is of one request, so that a later one needs a link of its own. */
export function confirmationToken(
  env: Pick<Bindings, 'DB'>,
  { subscriberId, askedAt }: SubscriptionRequest,
): Promise<string> {
  return signedToken(env, 'confirmations', `${subscriberId}.${Date.parse(askedAt)}`);
}

/** The request that a token is of; undefined when the token is not one of ours. */
export async function requestOfToken(
  env: Pick<Bindings, 'DB'>,
  token: string,
): Promise<SubscriptionRequest | undefined> {
  const [subscriberId = '', time = ''] = (await idOfToken(env, 'confirmations', token))?.split('.') ?? [];
  return subscriberId ? { subscriberId, askedAt: new Date(Number(time)).toISOString() } : undefined;
}
