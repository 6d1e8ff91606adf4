import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { hmac } from '../db/hash.ts';
import { hmacKey } from '../db/keys.ts';
import { type Bindings, configOf } from '../env.ts';
import type { Reply } from './claims.ts';

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

/** A mail refers to so many earlier ones, besides the thread itself. */
const maxReferences = 10;
/** A longer line than 998 characters is not allowed (RFC 5322). */
const maxHeaderLength = 900;

/**
 * The headers that keep a conversation together in mail clients. A provider chooses the Message-IDs of our mails, so these name
 * the thread, and the visitor's mails.
 */
export function threadHeaders(
  env: Bindings,
  { submissionId, received }: Pick<Reply, 'submissionId' | 'received'>,
): Record<string, string> {
  const domain = mailDomain(env);
  const thread = `<thread-${submissionId}@${domain}>`;
  const references: string[] = [];
  let length = thread.length;
  for (const id of received.filter(isMessageId).slice(-maxReferences).reverse()) {
    length += id.length + 1;
    if (length > maxHeaderLength) break;
    references.unshift(id);
  }
  return {
    'In-Reply-To': references.at(-1) ?? thread,
    References: [thread, ...references].join(' '),
    [loopHeader]: domain,
  };
}

/** A sender can write anything there. */
function isMessageId(text: string): boolean {
  return /^<[\x21-\x3b\x3d\x3f-\x7e]+>$/.test(text);
}
