import { type Bindings, configOf } from '../env.ts';
import type { Transport } from './outgoing.ts';
import { emailBinding } from './transports/email-binding.ts';
import { resend } from './transports/resend.ts';

export function transportOf(env: Bindings): Transport {
  const { RESEND_API_KEY, RESEND_API_URL } = configOf(env);
  return RESEND_API_KEY ? resend({ RESEND_API_KEY, RESEND_API_URL, MAIL_PACE: env.MAIL_PACE }) : emailBinding(env);
}
