import type { Bindings } from '../env.ts';
import { idOfToken, signedToken } from '../signed-token.ts';

/** The secret in the link of a booking's mails: whoever has it may move and cancel the booking. */
export function bookingToken(env: Pick<Bindings, 'DB'>, id: string): Promise<string> {
  return signedToken(env, 'bookings', id);
}

/** The id of the booking; undefined when the token is not one of ours. */
export function bookingIdOf(env: Pick<Bindings, 'DB'>, token: string): Promise<string | undefined> {
  return idOfToken(env, 'bookings', token);
}
