import type { ChatConversation, ChatReply, HandoverState } from '../../src-shared/contracts/chat.ts';
import type { DeskEntry } from '../../src-shared/contracts/handover.ts';
import type { Locale } from '../../src-shared/locales.ts';

/** A visitor's question for a person. */
export interface PersonQuestion {
  sessionId: string;
  /** The language of the page. */
  locale: Locale;
  /** Whether a colleague is there who can be told. */
  staffed: boolean;
  /** An ISO time: from when on the office answers by mail. */
  nextTime: string;
}

/** Turnstile's check for programs, if it is configured: not made with this request, or passed. */
export type Check = 'open' | 'passed';

/** The session needs a check that has not been made. */
export type Unchecked = { kind: 'unchecked' };

/** What the object of a conversation answers about people. */
export interface HandoverRpc {
  /** When the conversation began, an ISO time; undefined when nobody has written or asked for a person since the last reset. */
  startedAt(): Promise<string | undefined>;
  askForPerson(question: PersonQuestion, check?: Check): Promise<{ kind: 'asked'; state: HandoverState } | Unchecked>;
  /** The visitor goes back to Joe. */
  leavePerson(): Promise<HandoverState>;
  /** The visitor has left an address. */
  noteAddress(question: Omit<PersonQuestion, 'staffed'>): Promise<void>;
}

/** The calls that `StaffDesk` answers. Apart from the class, so that `env.ts` does not import it. */
export interface StaffDeskRpc extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>;
  /** Whether a colleague is in the admin area. */
  isStaffed(): Promise<boolean>;
  /** Adds or changes a conversation. */
  update(entry: DeskEntry): Promise<void>;
  /** Joe has it again, or a person answers by mail. */
  remove(sessionId: string): Promise<void>;
}

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
