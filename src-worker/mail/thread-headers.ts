import type { Bindings } from '../env.ts';
import { loopHeader, mailDomain } from '../inbox/reply-address.ts';
import type { Reply } from './reply.ts';

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
