import type { ChatConversation, ChatReply } from '../../src-shared/contracts/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';
import type { Check, HandoverRpc, Unchecked } from '../handover/rpc.ts';

export interface VisitorMessage {
  sessionId: string;
  /** Not trimmed: the model reads it as it was typed. */
  text: string;
  /** The language of the page. */
  locale: Locale;
  requestId: string;
  check?: Check;
}

/** What a visitor says of an answer. Only an unhelpful one has a reason. */
export interface Feedback {
  sessionId: string;
  messageId: string;
  helpful: boolean;
  reason: string | null;
}

/** Why a message was not taken. `retryAfter` is in seconds. */
export type Refusal = { kind: 'pending' } | { kind: 'rate_limited'; retryAfter: number };

/** The result of a message: an answer, or why there is none. */
export type ReplyOutcome = { kind: 'answered'; reply: ChatReply } | { kind: 'cancelled' } | Refusal;

/** `events` is a byte stream of server-sent events, the `AnswerEvents`. */
export type StreamOutcome = { kind: 'streaming'; events: ReadableStream<Uint8Array> } | Refusal;

/** The methods of the Durable Object that the Worker calls. Apart from the class, so that the bindings' types need not import it. */
export interface ChatSessionRpc extends Rpc.DurableObjectBranded, HandoverRpc {
  /** Opens a socket. */
  fetch(request: Request): Promise<Response>;
  reply(message: VisitorMessage): Promise<ReplyOutcome | Unchecked>;
  streamReply(message: VisitorMessage): Promise<StreamOutcome | Unchecked>;
  judge(feedback: Feedback): Promise<boolean>;
  conversation(sessionId: string): Promise<ChatConversation>;
  stop(): Promise<void>;
  reset(): Promise<string>;
  cancelReply(requestId: string): Promise<void>;
}
