import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { type Bindings, configOf } from '../env.ts';
import { hmac } from '../hash.ts';
import { hmacKey } from '../hmac-key.ts';

/** Digits of the HMAC in an address: with them its local part has 62 characters, and 64 are allowed. */
const macLength = 24;
const format = /^reply\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9a-f]{24}@/;

/** Our replies carry the domain of MAIL_FROM here, so that one that is sent on to its own conversation is recognised. */
export const loopHeader = 'X-Loop';

/** The domain of MAIL_FROM, in lower case. */
export function mailDomain(env: Bindings): string {
  const { MAIL_FROM } = configOf(env);
  return MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1)
    .replace(/>.*$/, '')
    .trim()
    .toLowerCase();
}

/** The secret address to which a visitor answers in the conversation of a submission. */
export async function replyAddress(env: Bindings, submissionId: string): Promise<string> {
  const mac = hmac(await hmacKey(env, 'replies'), submissionId).slice(0, macLength);
  return `reply+${submissionId.replaceAll('-', '')}${mac}@${mailDomain(env)}`;
}

/** The id of the submission, which may not exist any more; undefined when the address is not one of ours. */
export async function submissionOfAddress(env: Bindings, address: string): Promise<string | undefined> {
  const given = address.trim().toLowerCase();
  const found = format.exec(given);
  if (!found) return undefined;
  const id = found.slice(1).join('-');
  const [expectedBytes, givenBytes] = [Buffer.from(await replyAddress(env, id)), Buffer.from(given)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes) ? id : undefined;
}
