import type { ChatReply } from '../../src-shared/contracts/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';

export interface VisitorMessage {
  sessionId: string;
  /** Not trimmed: the model reads it as it was typed. */
  text: string;
  /** The language of the page. */
  locale: Locale;
  requestId: string;
}

/** The result of a message: an answer, or why there is none. `retryAfter` is in seconds. */
export type ReplyOutcome =
  | { kind: 'answered'; reply: ChatReply }
  | { kind: 'pending' }
  | { kind: 'rate_limited'; retryAfter: number }
  | { kind: 'cancelled' };

/** The methods of the Durable Object that the Worker calls. Apart from the class, so that the bindings' types need not import it. */
export interface ChatSessionRpc extends Rpc.DurableObjectBranded {
  reply(message: VisitorMessage): Promise<ReplyOutcome>;
  reset(): Promise<void>;
  cancelReply(requestId: string): Promise<void>;
}
