import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { hmac } from '../db/hash.ts';
import { hmacKey } from '../db/keys.ts';
import { type Bindings, configOf } from '../env.ts';

/** The local part of the address then has 62 characters, and 64 are allowed. */
const macLength = 24;
const format = /^reply\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9a-f]{24}@/;

/** Holds our domain, so that a reply forwarded to its own conversation is recognised. */
export const loopHeader = 'X-Loop';

export function mailDomain(env: Bindings): string {
  const { MAIL_FROM } = configOf(env);
  return MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1)
    .replace(/>[\s\S]*$/, '')
    .trim()
    .toLowerCase();
}

export async function replyAddress(env: Bindings, submissionId: string): Promise<string> {
  const mac = hmac(await hmacKey(env, 'replies'), submissionId).slice(0, macLength);
  return `reply+${submissionId.replaceAll('-', '')}${mac}@${mailDomain(env)}`;
}

export async function submissionOfAddress(env: Bindings, address: string): Promise<string | undefined> {
  const normalized = address.trim().toLowerCase();
  const found = format.exec(normalized);
  if (!found) return undefined;
  const id = found.slice(1).join('-');
  const [expectedBytes, givenBytes] = [Buffer.from(await replyAddress(env, id)), Buffer.from(normalized)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes) ? id : undefined;
}

const maxReferences = 10;
const maxHeaderLength = 900;

/** A provider chooses the Message-IDs of our emails, so these headers name the thread and the visitor's emails. */
export function threadHeaders(
  env: Bindings,
  { submissionId, received }: { submissionId: string; received: string[] },
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

function isMessageId(text: string): boolean {
  return /^<[\x21-\x3b\x3d\x3f-\x7e]+>$/.test(text);
}
